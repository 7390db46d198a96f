import { isRecord } from '../lib/values';
import type { MapMediaUrl } from '../preview/media/sourcesOf';
import { isColor, type Agent } from '../preview/model/agent';
import type { Problem } from './fitMessage';

export const problemOf = (message: string): Problem => ({ message, sentence: message });

const isText = (value: unknown) => typeof value === 'string';
const isSwitch = (value: unknown) => typeof value === 'boolean';

const members: Record<keyof Agent, readonly [fits: (value: unknown) => boolean, words: string]> = {
  name: [isText, 'text'],
  color: [(value) => isText(value) && isColor(value), 'written as #rrggbb'],
  logoUrl: [isText, 'text'],
  verified: [isSwitch, 'true or false'],
  promotes: [isSwitch, 'true or false'],
};

/** The usable members of the property `sender`; a string is the name. Absent and empty ones are no problem. */
export function fitSender(value: unknown): { sender: Partial<Agent>; problems: Problem[] } {
  if (isAbsent(value)) return { sender: {}, problems: [] };
  const given = isText(value) ? { name: value } : value;
  if (!isRecord(given)) {
    return { sender: {}, problems: [problemOf('The property “sender” must be an object or text.')] };
  }
  const problems: Problem[] = [];
  const used = Object.entries(members).flatMap(([name, [fits, words]]) => {
    const member = given[name];
    if (isAbsent(member)) return [];
    if (fits(member)) return [[name, member] as const];
    problems.push(problemOf(`The ${name} of the property “sender” must be ${words}.`));
    return [];
  });
  return { sender: Object.fromEntries(used), problems };
}

const isAbsent = (value: unknown) => value === undefined || value === null || value === '';

/** The property `pictureAddress` so that it can neither fail nor return anything but an address. */
export function guardPictureAddress(
  map: unknown,
  tell: (problem: Problem) => void,
): { mapPicture: MapMediaUrl | undefined; problems: Problem[] } {
  if (isAbsent(map)) return { mapPicture: undefined, problems: [] };
  if (typeof map !== 'function') {
    return {
      mapPicture: undefined,
      problems: [problemOf('The property “pictureAddress” must be a function.')],
    };
  }
  let hasFailed = false;
  const mapPicture = (address: string): string | undefined => {
    try {
      const mapped: unknown = map(address);
      return typeof mapped === 'string' ? mapped : undefined;
    } catch (error) {
      if (!hasFailed) tell(problemOf(`The function “pictureAddress” failed: ${String(error)}`));
      hasFailed = true;
      return undefined;
    }
  };
  return { mapPicture, problems: [] };
}
