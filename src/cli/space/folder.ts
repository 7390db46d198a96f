import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { isSame } from '../../lib/values';
import type { TemplateDraft } from '../../schema/draft/draft';
import { draftToTemplate } from '../../schema/draft/draftToTemplate';
import { isTemplateDraft } from '../../schema/draft/isTemplateDraft';
import { z } from 'zod';
import { readInputs } from '../io/readInputs';
import { UsageError, type Terminal } from '../io/terminal';
import { createFileNames, templateEnding } from '../io/writeFolder';
import type { Login, RemoteDraft } from './spaceClient';

/** Hidden, so that no command takes it for a template. */
const STATE_FILE = '.rcs-template.json';

/** A draft as folder and space last agreed on it. */
const Agreed = z.object({
  id: z.string(),
  etag: z.string(),
  revision: z.int(),
  template: z.custom<TemplateDraft>(isTemplateDraft),
});
export type Agreed = z.infer<typeof Agreed>;

const FolderState = z.object({
  server: z.string(),
  space: z.string(),
  /** By the path of the file in the folder. */
  files: z.record(z.string(), Agreed),
});
type FolderState = z.infer<typeof FolderState>;

/** A folder of template files that follows a space. The state of the last pull and push is in the folder, to be committed. */
export type TemplateFolder = Awaited<ReturnType<typeof openFolder>>;

/**
 * Opens a folder.
 *
 * @throws {UsageError} if its state cannot be read or is that of another space
 */
export async function openFolder(place: string, { server, space }: Login, terminal: Terminal) {
  const state = await readState(place, { server, space });
  const nameOf = createFileNames();
  for (const file of Object.keys(state.files)) nameOf(file.replace(templateEnding, ''));
  const files = new Map<string, TemplateDraft | { problem: string }>();
  for await (const input of readInputs([place], terminal)) {
    const file = relative(place, input.file);
    if (input.isIgnored || file === '') continue;
    nameOf(file.replace(templateEnding, ''));
    const [only, ...others] = input.ok ? input.templates : [];
    if (!input.ok) files.set(file, { problem: input.problem });
    else if (!only || others.length > 0 || only.report.length > 0 || (only.faults?.length ?? 0) > 0)
      files.set(file, { problem: 'It must contain one template as it is sent. See rcs-template check.' });
    else if (isTemplateDraft(only.template)) files.set(file, only.template);
    else files.set(file, { problem: 'A value has the wrong type. See rcs-template check.' });
  }
  return {
    files,
    agreed: state.files as Readonly<Record<string, Agreed>>,
    /** A free name for a file of a template. */
    newFile: ({ name }: TemplateDraft) => `${nameOf(name ?? 'template')}${templateEnding}`,
    write: (file: string, template: TemplateDraft) =>
      writeFile(join(place, file), `${JSON.stringify(template, null, 2)}\n`),
    remove: (file: string) => rm(join(place, file), { force: true }),
    /** Notes what folder and space agree on now; undefined: the file follows no draft any more. */
    async agree(file: string, remote: RemoteDraft | undefined) {
      if (remote) {
        const { id, etag, revision, document } = remote;
        state.files[file] = { id, etag, revision, template: bodyOf(document.template) };
      } else delete state.files[file];
      await saveState(place, state);
    },
  };
}

async function readState(place: string, login: Pick<Login, 'server' | 'space'>): Promise<FolderState> {
  const file = join(place, STATE_FILE);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return { ...login, files: {} };
  let state: FolderState;
  try {
    state = FolderState.parse(JSON.parse(text));
  } catch {
    throw new UsageError(`${file} cannot be read. Restore it, or delete it and pull into an empty folder.`);
  }
  if (state.server !== login.server || state.space !== login.space)
    throw new UsageError(
      `${place} follows the space ${state.space} of ${state.server}, but you are logged in to ${login.space} of ${login.server}.`,
    );
  return state;
}

/** A kill must not leave half a state. */
async function saveState(place: string, state: FolderState): Promise<void> {
  const file = join(place, STATE_FILE);
  const files = Object.fromEntries(Object.entries(state.files).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(`${file}.new`, `${JSON.stringify({ ...state, files }, null, 2)}\n`);
  await rename(`${file}.new`, file);
}

/** A draft as it would be sent, which is what a file holds. */
export const bodyOf = (template: TemplateDraft): TemplateDraft => draftToTemplate(template);

export const isSameBody = (a: TemplateDraft, b: TemplateDraft): boolean => isSame(bodyOf(a), bodyOf(b));
