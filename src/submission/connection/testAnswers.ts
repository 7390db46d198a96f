import type { TemplateType } from '../../schema/values/enums';

export type TestAnswer = { value: string; label: string };

/** For each type one of its fields, for a refusal that names a field. */
const fieldOf = {
  text_message: 'component.text',
  rich_card: 'component.richCard.standaloneCard.cardContent.title',
  carousel: 'component.richCard.carouselCard.cardContents[0].title',
} satisfies Record<TemplateType, string>;

/** The answers that the embedded platform can be told to give next. `value` is its scenario. */
export function testAnswersFor(type: TemplateType): TestAnswer[] {
  return [
    { value: '201', label: 'As usual' },
    { value: '201:approved', label: 'Created, approved' },
    { value: '201:pending', label: 'Created, approval pending' },
    { value: '201:rejected', label: 'Created, rejected' },
    { value: '201:expired', label: 'Created, expired' },
    { value: '400:name', label: 'Refused: the name (400)' },
    { value: `400:${fieldOf[type]}`, label: 'Refused: a field of the content (400)' },
    { value: '400:body', label: 'Refused, naming no field (400)' },
    { value: '401', label: 'Refused: the token (401)' },
    { value: '403', label: 'Refused: no access (403)' },
    { value: '429:7', label: 'Too many requests, wait 7 seconds (429)' },
    { value: '429:1800', label: 'Too many requests, wait half an hour (429)' },
    { value: '500', label: 'Something went wrong (500)' },
    { value: '502', label: 'Bad gateway (502)' },
    { value: '503', label: 'Not available (503)' },
    { value: '504', label: 'No answer in time (504)' },
    { value: 'html:502', label: 'A web page instead of data (502)' },
    { value: 'redirect', label: 'A redirect to a sign-in page (302)' },
    { value: '201:odd', label: 'Created, but the answer is not as documented' },
    { value: '201:empty', label: 'Created, but the answer is empty' },
    { value: 'slow:5000', label: 'Created after 5 seconds' },
    { value: 'dropped-after-commit', label: 'Created, but the answer is lost' },
    { value: 'dropped-before-commit', label: 'Lost before it was created' },
  ];
}
