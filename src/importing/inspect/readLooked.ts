import { findAnswer, type FoundAnswer } from '../../exchange/answers/findAnswer';
import { findShareLinks } from '../../exchange/link/findShareLinks';
import { readLinkView, type LinkView } from '../../exchange/link/linkView';
import { readShareLink } from '../../exchange/link/shareLink';
import type { Imported, ImportProblem } from '../../exchange/import/importTemplate';
import type { AltTexts } from '../../schema/media/altTexts';
import type { Issue } from '../../schema/values/issues';
import { readPasted, type Reading } from '../reading/useReading';
import { refusedAsSent } from './answers/refusedAsSent';

/** A message that was read, with the alt texts of its pictures if they came with it. */
export type LookedMessage = Imported & {
  altTexts?: AltTexts;
  /** Why its request is refused as it stands, where reading mended that. */
  refusedFor?: readonly Issue[];
};

/** What was understood of a text to look at. */
export type Looked =
  | {
      kind: 'messages';
      found: readonly LookedMessage[];
      /** There may be more. */
      isCut: boolean;
      /** How a link asks to show it. */
      linkView: LinkView;
      /** An answer of the platform beside it. */
      answer?: FoundAnswer;
    }
  /** An answer of the platform, or a message of the second interface, alone. */
  | { kind: 'answer'; answer: FoundAnswer }
  /** Rows of a spreadsheet: they make cards, but are no message yet. */
  | { kind: 'rows' }
  | ({ kind: 'problem' } & ImportProblem);

/**
 * Reads any text as messages: a share link wherever it stands, all that an import reads, else the words themselves.
 * Keeps, fetches and runs nothing.
 */
export async function readLooked(text: string): Promise<Looked> {
  const linked = await readLinkIn(text);
  // A link beside data, for instance in a log, counts only if the data is no message.
  if (linked && (linked.kind === 'messages' || !text.includes('{'))) return linked;
  const reading = await readPasted(text);
  switch (reading.kind) {
    case 'messages':
      return withAnswers(text, reading);
    case 'words':
      return (
        answerIn(text) ?? { kind: 'messages', found: [wordsAsMessage(text)], isCut: false, linkView: {} }
      );
    case 'rows':
      return { kind: 'rows' };
    case 'problem':
      return linked ?? answerIn(text) ?? reading;
    default:
      return reading satisfies never;
  }
}

function withAnswers(text: string, { found, isCut }: Extract<Reading, { kind: 'messages' }>): Looked {
  const refused = refusedAsSent(text, found);
  const answer = findAnswer(text);
  return {
    kind: 'messages',
    found: found.map((message, index) => ({ ...message, refusedFor: refused[index] ?? [] })),
    isCut,
    linkView: {},
    ...(answer?.kind === 'refusal' ? { answer } : {}),
  };
}

function answerIn(text: string): Looked | undefined {
  const answer = findAnswer(text);
  return answer && { kind: 'answer', answer };
}

async function readLinkIn(text: string): Promise<Looked | undefined> {
  let problem: Looked | undefined;
  for (const { query, fragment } of findShareLinks(text)) {
    // The second way is read only if the first is none.
    // oxlint-disable-next-line no-await-in-loop
    const read = await readShareLink(fragment);
    if (!read.ok) {
      problem ??= { kind: 'problem', ok: false, problem: read.message };
      continue;
    }
    const { template, parameters, altTexts } = read;
    const found: LookedMessage = {
      kind: 'template',
      draft: template,
      report: [{ level: 'taken', message: 'Read as a share link.' }],
      unmapped: {},
      ...(parameters ? { parameters } : {}),
      ...(altTexts ? { altTexts } : {}),
    };
    return { kind: 'messages', found: [found], isCut: false, linkView: readLinkView(query) };
  }
  return problem;
}

function wordsAsMessage(text: string): Imported {
  return {
    kind: 'text',
    text: text.trim(),
    suggestions: [],
    report: [
      {
        level: 'taken',
        message: 'Shown as the text of a message: it holds no JSON, no command and no link.',
      },
    ],
    unmapped: {},
  };
}
