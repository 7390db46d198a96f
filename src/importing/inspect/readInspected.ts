import { importedDraft } from '../../exchange/import/importedPart';
import {
  findAnswer,
  isFailure,
  type FoundAnswer,
  type FoundRefusal,
} from '../../exchange/answers/findAnswer';
import { findShareLinks } from '../../exchange/link/findShareLinks';
import { readLinkView, type LinkView } from '../../exchange/link/linkView';
import { readShareLink } from '../../exchange/link/shareLink';
import { findEvent } from '../../exchange/answers/findEvent';
import { base64ToText } from '../../schema/values/postback';
import { explainJson } from '../../lib/json/explainJson';
import { type Imported, type ImportProblem, sourceOf } from '../../exchange/import/importTemplate';
import type { DraftSender } from '../../schema/draft/sender';
import type { AltTexts } from '../../schema/media/altTexts';
import { type Issue, formatPath, parsePath } from '../../schema/values/issues';
import { valueAt } from '../../lib/path';
import { readPasted, type TextReading } from '../reading/useReading';
import { isTemplateForm } from '../../exchange/import/detectFormat';
import { draftToTemplate } from '../../schema/draft/draftToTemplate';
import { findTemplateIssues } from '../../schema/template/template';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** A message that was read, with the alt texts of its pictures if they came with it. */
export type InspectedMessage = Imported & {
  altTexts?: AltTexts;
  /** Its sender likewise. */
  sender?: DraftSender;
  /** Why its request would be refused unchanged, where reading fixed that. */
  refusedFor?: readonly Issue[];
};

/** What was understood of an inspected text. */
export type Inspected =
  | {
      kind: 'messages';
      found: readonly InspectedMessage[];
      /** There may be more. */
      isCut: boolean;
      /** How a link asks to show it. */
      linkView: LinkView;
      /** An answer of the platform that refuses it. */
      refusal?: FoundRefusal;
    }
  /** An answer of the platform, or a message of the second interface, alone. */
  | { kind: 'answer'; answer: FoundAnswer }
  /** An event of a webhook: what it says, in a sentence. */
  | { kind: 'event'; says: string }
  /** A Base64 value alone, with its text. */
  | { kind: 'base64'; decoded: string }
  /** Rows of a spreadsheet: they make cards, but are no message yet. */
  | { kind: 'rows' }
  | ({ kind: 'problem' } & ImportProblem);

/**
 * Reads any text as messages: a share link wherever it stands, all that an import reads, else the words themselves.
 * Keeps, fetches and runs nothing.
 */
export async function readInspected(text: string): Promise<Inspected> {
  const linked = await readLinkIn(text);
  // A link beside data, for instance in a log, counts only if the data is no message.
  if (linked && (linked.kind === 'messages' || !text.includes('{'))) return linked;
  const says = findEvent(text);
  if (says !== undefined) return { kind: 'event', says };
  const reading = await readPasted(text);
  switch (reading.kind) {
    case 'messages':
      return withAnswers(text, reading);
    case 'words':
      return (
        answerIn(text) ??
        readBase64(text.trim()) ?? {
          kind: 'messages',
          found: [wordsAsMessage(text)],
          isCut: false,
          linkView: {},
        }
      );
    case 'rows':
      return { kind: 'rows' };
    case 'problem':
      return linked ?? answerIn(text, true) ?? reading;
    default:
      return reading satisfies never;
  }
}

function withAnswers(
  text: string,
  { found, isCut, refusal }: Extract<TextReading, { kind: 'messages' }>,
): Inspected {
  const refused = refusedAsSent(text, found);
  return {
    kind: 'messages',
    found: found.map((message, index) => ({ ...message, refusedFor: refused[index] ?? [] })),
    isCut,
    linkView: {},
    ...(refusal ? { refusal } : {}),
  };
}

/** A word may be Base64 by chance, but decodes to no text that people write. */
const WRITTEN = /^[\p{L}\p{N}\p{P}\p{S}\s]{3,}$/u;

function readBase64(text: string): Inspected | undefined {
  const decoded = text.length < 8 ? undefined : base64ToText(text);
  return decoded !== undefined && WRITTEN.test(decoded) ? { kind: 'base64', decoded } : undefined;
}

/** `isProblem`: the text has a body that cannot be read, so a success says less than the problem. */
function answerIn(text: string, isProblem = false): Inspected | undefined {
  const answer = findAnswer(text);
  const isShown = answer && (!isProblem || answer.kind === 'verification' || isFailure(answer));
  return isShown ? { kind: 'answer', answer } : undefined;
}

async function readLinkIn(text: string): Promise<Inspected | undefined> {
  let problem: Inspected | undefined;
  for (const { query, fragment } of findShareLinks(text)) {
    // The second link is read only if the first is none.
    // oxlint-disable-next-line no-await-in-loop
    const read = await readShareLink(fragment);
    if (!read.ok) {
      problem ??= { kind: 'problem', ok: false, problem: read.message };
      continue;
    }
    const { template, parameters, altTexts, sender, refusal } = read;
    const found: InspectedMessage = {
      kind: 'template',
      draft: template,
      report: [{ level: 'taken', message: 'Detected: share link.' }],
      unmapped: {},
      ...(parameters ? { parameters } : {}),
      ...(altTexts ? { altTexts } : {}),
      ...(sender ? { sender } : {}),
    };
    return {
      kind: 'messages',
      found: [found],
      isCut: false,
      linkView: readLinkView(query),
      ...(refusal === undefined
        ? {}
        : { refusal: { kind: 'refusal', message: refusal, isGateway: false } as const }),
    };
  }
  return problem;
}

/** One short sentence that names a mistake: more likely the words of a platform than those of a message. */
const ERROR_WORDS =
  /^[^\n]{0,120}\b(?:is|are|was) (?:too (?:long|short|large|many)|required|missing|invalid|not (?:allowed|valid|unique|found|supported)|already (?:taken|in use|used))\b[^\n]{0,60}$/i;

function wordsAsMessage(text: string): Imported {
  return {
    ...(ERROR_WORDS.test(text.trim()) && {
      doubt:
        'This reads like an error message. Paste the whole response, and the request if you have it, to see what it is about.',
    }),
    kind: 'text',
    text: text.trim(),
    suggestions: [],
    report: [
      {
        level: 'taken',
        message: 'Detected: message text.',
      },
    ],
    unmapped: {},
  };
}

/** Larger texts are read once only. */
const MAX_CHARACTERS = 200_000;

/**
 * For each message of a text the reasons why its request is refused as it stands, although the message that was read
 * of it has none of them: reading fixes what is clear. Empty where the text holds no request body.
 */
function refusedAsSent(text: string, found: readonly Imported[]): Issue[][] {
  const source = text.length > MAX_CHARACTERS ? undefined : sourceOf(text);
  if (source?.values.length !== found.length) return found.map(() => []);
  return found.map((message, index) => {
    const value = source.values[index];
    // An answer has a status, and was accepted.
    if (!isTemplateForm(value) || 'status' in value) return [];
    const { $schema: _editorKey, ...body } = value;
    const left = new Set(findTemplateIssues(draftToTemplate(importedDraft(message))).map(keyOf));
    // Of several messages, nobody knows which one is written so.
    const written = found.length === 1 ? writtenIssues(source, body) : [];
    return [...written, ...findTemplateIssues(body).filter((issue) => !left.has(keyOf(issue)))];
  });
}

/** What a reader of exact JSON does not accept. Code writes its own JSON when it sends; logs write it in their own way. */
function writtenIssues(source: NonNullable<ReturnType<typeof sourceOf>>, body: unknown): Issue[] {
  const { origin, isBody = false, almostJson, doubledKeys = [], hasByteOrderMark = false } = source;
  const isExact = isBody || origin === undefined;
  const problem = isExact && almostJson !== undefined ? explainJson(almostJson, true) : undefined;
  const causes: [message: string | false, path?: string][] = [
    [hasByteOrderMark && 'It starts with a byte order mark. Save it as UTF-8 without one.'],
    [isExact && almostJson !== undefined && describeInvalid(problem)],
    [source.refusedKeys > 0 && 'It has a key called “__proto__”.'],
    ...doubledKeys.map((key): [string, string] => [`“${key}” appears twice in one object.`, key]),
  ];
  return causes.flatMap(([message, key]) => {
    if (message === false) return [];
    const path = key === undefined || valueAt(body, key) === undefined ? [] : parsePath(key);
    return [{ path, message, requirement: 'must be exact JSON' }];
  });
}

function describeInvalid(problem: ReturnType<typeof explainJson>): string {
  if (!problem) return 'It isn’t valid JSON.';
  const { place, reason } = problem;
  return `It isn’t valid JSON. Line ${place.line}, column ${place.column}: ${reason}`;
}

const keyOf = ({ path, message }: Issue) => `${formatPath(path)} ${message}`;

/** A text that is typed is read when it rests. */
const restMs = 200;

/** What was understood of a text; of a changed text the last until it is read. Undefined without a text. */
export function useInspected(text: string): Inspected | undefined {
  const isBlank = text.trim() === '';
  const { data } = useQuery({
    queryKey: ['inspect', text],
    queryFn: async ({ signal }): Promise<Inspected | null> => {
      await new Promise((resolve) => setTimeout(resolve, restMs));
      // Another text has come meanwhile: its own reading follows.
      if (signal.aborted) throw new Error('The text has changed.');
      return readInspected(text);
    },
    enabled: !isBlank,
    // What was shown before the box was cleared does not come back with the next text.
    ...(isBlank ? { initialData: null } : {}),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  return data ?? undefined;
}
