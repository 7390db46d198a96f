import { randomUUID } from 'node:crypto';
import { mergeTemplates } from '../../exchange/merge/mergeEdits';
import type { TemplateDraft } from '../../schema/draft/draft';
import type { DraftDocument } from '../../schema/responses/spaces';
import { nameOfPath } from '../../schema/template/templateTree';
import { parsePath } from '../../schema/values/issues';
import { plural } from '../../schema/values/text';
import { exitCodes, type ExitCode, type Terminal, UsageError } from '../io/terminal';
import { compare, type Pair, type ThreeSides } from './compare';
import { bodyOf, isSameBody, openFolder, type TemplateFolder } from './folder';
import { readLogin } from './login';
import { ChangedMeanwhileError, createSpaceClient, type RemoteDraft, type SpaceClient } from './spaceClient';

/** What happened to a pair. `isLeft`: something waits for a person. */
type Done = { words: string; isLeft?: boolean };

type Work = { folder: TemplateFolder; client: SpaceClient; forced: ReadonlyMap<string, number> };

/** `file@revision` of `--force`: this side may win over that revision, and over no other. */
export type ForceOption = readonly string[];

/** Opens a folder and its space, and compares them. */
export async function openPairs(
  place: string,
  force: ForceOption,
  terminal: Terminal,
): Promise<Work & { pairs: Pair[] }> {
  const forced = readForce(force);
  const login = await readLogin(terminal);
  const client = createSpaceClient(login);
  const [folder, drafts] = await Promise.all([openFolder(place, login, terminal), client.list()]);
  const pairs = compare(folder, drafts);
  for (const file of forced.keys())
    if (!pairs.some((pair) => pair.file === file)) throw new UsageError(`--force: there is no file ${file}.`);
  return { folder, client, forced, pairs };
}

function readForce(force: ForceOption): Map<string, number> {
  return new Map(
    force.map((text) => {
      const [, file, revision] = /^(.+)@(\d{1,12})$/.exec(text) ?? [];
      if (file === undefined) throw new UsageError(`--force: write ${text} as <file>@<revision>.`);
      return [file, Number(revision)];
    }),
  );
}

/** `rcs-template status`: how each file and its draft stand to each other. Changes nothing. */
export async function status(
  place: string,
  { json = false }: { json?: boolean },
  terminal: Terminal,
): Promise<ExitCode> {
  const { pairs } = await openPairs(place, [], terminal);
  if (json) {
    const files = pairs.map((pair) => ({
      file: pair.file,
      state: pair.kind,
      ...('remote' in pair ? { id: pair.remote.id, revision: pair.remote.revision } : {}),
    }));
    terminal.write(`${JSON.stringify({ version: 1, files }, null, 2)}\n`);
    return exitCodes.done;
  }
  const others = pairs.filter(({ kind }) => kind !== 'same');
  for (const pair of others) {
    const revision = 'remote' in pair ? `, revision ${pair.remote.revision}` : '';
    const words = pair.kind === 'unreadable' ? pair.problem : statusWords[pair.kind];
    terminal.write(`${pair.file}: ${words}${revision}\n`);
  }
  terminal.write(`${plural(pairs.length - others.length, 'file')} the same on both sides.\n`);
  return exitCodes.done;
}

const statusWords = {
  same: 'the same on both sides',
  'changed here': 'changed here',
  'changed in the space': 'changed in the space',
  'changed on both sides': 'changed on both sides',
  unrelated: 'another template of this name is in the space',
  'found again': 'the same template is in the space',
  'new here': 'new here',
  'new in the space': 'new in the space',
  'not in the folder': 'in the space, but not in the folder any more',
  'deleted in the space': 'deleted in the space',
  'deleted in the space, changed here': 'deleted in the space, changed here',
  'deleted on both sides': 'deleted on both sides',
} satisfies Record<Exclude<Pair['kind'], 'unreadable'>, string>;

/** `rcs-template pull`: brings the folder to the state of the space, without losing what was changed here. */
export const pull = (place: string, { force = [] }: { force?: ForceOption }, terminal: Terminal) =>
  follow(place, force, terminal, pullOne);

/** `rcs-template push`: writes what was changed here into the space, without losing what was changed there. */
export const push = (place: string, { force = [] }: { force?: ForceOption }, terminal: Terminal) =>
  follow(place, force, terminal, pushOne);

async function follow(
  place: string,
  force: ForceOption,
  terminal: Terminal,
  doOne: (pair: Pair, work: Work) => Promise<Done | undefined>,
): Promise<ExitCode> {
  const { pairs, ...work } = await openPairs(place, force, terminal);
  let [done, left] = [0, 0];
  for (const pair of pairs) {
    // One after the other: after a kill the state says what is done.
    // oxlint-disable-next-line no-await-in-loop
    const result = await doOne(pair, work);
    if (!result) continue;
    if (result.isLeft) left += 1;
    else done += 1;
    (result.isLeft ? terminal.remark : terminal.write)(`${pair.file}: ${result.words}\n`);
  }
  if (done + left === 0) terminal.write('Everything is up to date.\n');
  return left > 0 ? exitCodes.found : exitCodes.done;
}

async function pullOne(pair: Pair, { folder, forced }: Work): Promise<Done | undefined> {
  const { file } = pair;
  const take = async (remote: RemoteDraft, words: string): Promise<Done> => {
    await folder.write(file, bodyOf(remote.document.template));
    await folder.agree(file, remote);
    return { words };
  };
  switch (pair.kind) {
    case 'changed in the space':
      return take(pair.remote, 'updated');
    case 'new in the space':
      return take(pair.remote, 'added');
    case 'not in the folder':
      return take(pair.remote, 'brought back: it is still in the space');
    case 'changed on both sides': {
      if (forced.get(file) === pair.remote.revision) return take(pair.remote, 'replaced, as you said');
      const { template, clashes } = mergePair(pair);
      if (clashes.length > 0) return clashed(pair.remote, clashes);
      await folder.write(file, template);
      await folder.agree(file, pair.remote);
      return { words: 'merged with your changes' };
    }
    case 'unrelated':
      return forced.get(file) === pair.remote.revision
        ? take(pair.remote, 'replaced, as you said')
        : unrelated(pair.remote);
    case 'found again':
      await folder.agree(file, pair.remote);
      return undefined;
    case 'deleted in the space':
      await folder.remove(file);
      await folder.agree(file, undefined);
      return { words: 'removed: it was deleted in the space' };
    case 'deleted in the space, changed here':
      await folder.agree(file, undefined);
      return { words: 'deleted in the space, but changed here: kept, and new at the next push' };
    case 'deleted on both sides':
      await folder.agree(file, undefined);
      return undefined;
    case 'unreadable':
      return { words: pair.problem, isLeft: true };
    default:
      return undefined;
  }
}

async function pushOne(pair: Pair, { folder, client, forced }: Work): Promise<Done | undefined> {
  const { file } = pair;
  const write = async (body: TemplateDraft, remote: RemoteDraft, words: string): Promise<Done> => {
    try {
      const written = await client.write(remote, documentFor(body, remote.document));
      await folder.agree(file, written);
      return { words };
    } catch (error) {
      if (!(error instanceof ChangedMeanwhileError)) throw error;
      return { words: 'somebody changed it just now. Push again.', isLeft: true };
    }
  };
  switch (pair.kind) {
    case 'changed here':
      return write(pair.local, pair.remote, 'pushed');
    case 'new here':
      await folder.agree(file, await client.add({ template: pair.local }, file));
      return { words: 'pushed as a new draft' };
    case 'changed on both sides': {
      if (forced.get(file) === pair.remote.revision)
        return write(pair.local, pair.remote, `pushed over revision ${pair.remote.revision}, as you said`);
      const { template, clashes } = mergePair(pair);
      if (clashes.length > 0) return clashed(pair.remote, clashes);
      const result = await write(template, pair.remote, 'merged with the changes in the space, and pushed');
      if (!result.isLeft) await folder.write(file, template);
      return result;
    }
    case 'unrelated':
      return forced.get(file) === pair.remote.revision
        ? write(pair.local, pair.remote, `pushed over revision ${pair.remote.revision}, as you said`)
        : unrelated(pair.remote);
    case 'found again':
      await folder.agree(file, pair.remote);
      return undefined;
    case 'deleted in the space':
    case 'deleted in the space, changed here':
      return { words: 'deleted in the space. Pull first.', isLeft: true };
    case 'unreadable':
      return { words: pair.problem, isLeft: true };
    default:
      return undefined;
  }
}

const mergePair = ({ agreed, local, remote }: ThreeSides) =>
  mergeTemplates({
    base: bodyOf(agreed.template),
    mine: bodyOf(local),
    theirs: bodyOf(remote.document.template),
    makeId: randomUUID,
  });

const clashed = ({ revision }: RemoteDraft, clashes: readonly string[]): Done => ({
  words: `changed on both sides: ${clashes.map((path) => `${nameOfPath(parsePath(path))} (${path})`).join(', ')}. Change one of the two, or let this command win over revision ${revision} with --force.`,
  isLeft: true,
});

const unrelated = ({ revision }: RemoteDraft): Done => ({
  words: `the space has another template of this name. Rename one of the two, or let this command win over revision ${revision} with --force.`,
  isLeft: true,
});

/**
 * The document of a draft with the body of a file. What the draft leaves to defaults stays so, unless the body would be
 * another. What is stored beside it stays too, but for the browser that wrote it and the identities of cards and buttons:
 * whoever reads the draft knows them again by their content.
 */
function documentFor(body: TemplateDraft, { template, beside = {} }: DraftDocument): DraftDocument {
  const { device: _, entries: __, ...kept } = beside;
  const sides = { base: bodyOf(template), mine: bodyOf(body), theirs: template };
  const worded = mergeTemplates({ ...sides, makeId: randomUUID }).template;
  return { template: isSameBody(worded, body) ? worded : body, beside: kept };
}
