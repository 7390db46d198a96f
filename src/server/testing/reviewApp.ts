import { openTestApp, type TestApp, type TestAppOptions } from './testApp';

/** The group of each person: it gives the role of the same name in the space `offers`. */
const people: Readonly<Record<string, string>> = {
  vik: 'viewer',
  asha: 'author',
  chitra: 'approver',
  sam: 'sender',
  stranger: 'elsewhere',
};

/** An app whose space `offers` sends only approved templates. The header `Test-Person` says who calls. */
export const openReviewApp = ({ environment, outside, page }: TestAppOptions = {}): Promise<TestApp> =>
  openTestApp({
    outside,
    page,
    environment: {
      SIGN_IN: 'oidc',
      OIDC_ISSUER: 'http://127.0.0.1:9',
      OIDC_CLIENT_ID: 'builder',
      OIDC_ROLES: JSON.stringify({ claim: 'groups', roles: {} }),
      SPACES: JSON.stringify([
        {
          name: 'offers',
          label: 'Offers',
          roles: { viewer: 'viewer', author: 'author', approver: 'approver', sender: 'sender' },
          review: 'required',
        },
        { name: 'service', label: 'Service', roles: { elsewhere: 'sender' } },
      ]),
      ...environment,
    },
    identify: async (request) => {
      const subject = request.headers.get('test-person') ?? '';
      const group = people[subject];
      if (group === undefined) return {};
      const name = request.headers.get('test-name') ?? subject;
      const role = group === 'sender' ? 'sender' : 'viewer';
      const token = request.headers.has('test-token')
        ? { token: { id: 'release', role: 'sender', space: null, label: 'Release' } as const }
        : {};
      return { role, person: { subject, name }, groups: [group], ...token };
    },
  });

/** Writes down everybody, as their sign-in would. */
export async function remember(app: TestApp): Promise<void> {
  for (const [subject, group] of Object.entries(people))
    await app.database
      .insertInto('people')
      .values({ subject, name: subject, groups: JSON.stringify([group]) })
      .execute();
}
