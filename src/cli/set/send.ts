import { setTimeout as sleep } from 'node:timers/promises';
import type { TemplateDraft } from '../../schema/draft/draft';
import { versionDigest } from '../../schema/draft/payloadHash';
import { batchPortions, type BatchItem } from '../../schema/responses/batches';
import { findTemplateIssues } from '../../schema/template/template';
import { limits } from '../../schema/values/limits';
import { plural } from '../../schema/values/text';
import { readInputs } from '../io/readInputs';
import { exitCodes, UsageError, type ExitCode, type Terminal } from '../io/terminal';
import { readLogin } from '../space/login';
import { createSpaceClient, requestKey, type SpaceClient } from '../space/spaceClient';

type SendOptions = { appId: string; platform: string; json?: boolean };

/** Milliseconds between two looks at a batch that is being sent. */
const LOOK_MS = 1000;

type Item = { member: string; template: TemplateDraft & { name: string } };

/**
 * `rcs-template set send`: sends the templates of a folder for approval, by the queue of the server, and waits for the end.
 * The same call again goes on with the same batch. Ends with 1 unless all were created.
 */
export async function sendSet(
  folder: string,
  { appId, platform, json = false }: SendOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const items = await readItems(folder, terminal);
  const client = createSpaceClient(await readLogin(terminal));
  const key = requestKey(
    platform,
    appId,
    items.map(({ template }) => versionDigest(template)),
  );
  const draft = requestKey(items.map(({ member }) => member));
  const { id, state: known, startedAt } = await client.makeBatch({ draft, platform, appId }, key);
  // Of a batch that was begun before, what was added is there.
  for (const portion of batchPortions(startedAt === null ? items : []))
    // The server takes one portion after the other.
    // oxlint-disable-next-line no-await-in-loop
    await client.addToBatch(id, portion);
  if (known === 'paused' || known === 'stopped') await client.resumeBatch(id);
  const { state, reason } = await followBatch(client, id, terminal);
  const sent = await client.batchItems(id);
  if (json)
    terminal.write(`${JSON.stringify({ version: 1, batch: id, state, reason, items: sent }, null, 2)}\n`);
  else for (const item of sent) terminal.write(`${item.name}: ${describe(item)}\n`);
  const created = sent.filter((item) => item.state === 'created').length;
  terminal.remark(
    `${created} of ${plural(sent.length, 'template')} created.${reason === null ? '' : ` ${reason}`}\n`,
  );
  return created === sent.length ? exitCodes.done : exitCodes.found;
}

/** The templates of a folder, each under its file. @throws {UsageError} if one cannot be sent */
async function readItems(folder: string, terminal: Terminal): Promise<Item[]> {
  const items: Item[] = [];
  for await (const input of readInputs([folder], terminal)) {
    if (!input.ok) {
      if (!input.isIgnored) throw new UsageError(`${input.file}: ${input.problem}`);
      continue;
    }
    for (const { template } of input.templates) {
      const [issue] = findTemplateIssues(template, { textLimit: limits.text });
      const { name } = template;
      if (issue || name === undefined)
        throw new UsageError(
          `${input.file}: ${issue?.message ?? 'The template has no name.'} Nothing was sent.`,
        );
      if (items.some(({ member }) => member === name))
        throw new UsageError(`Two templates are named ${name}. Nothing was sent.`);
      items.push({ member: name, template: { ...template, name } });
    }
  }
  return items;
}

async function followBatch(client: SpaceClient, id: string, terminal: Terminal) {
  let shown = -1;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- it waits for the server
    const batch = await client.readBatch(id);
    const { counts, state } = batch;
    if (counts.waiting !== shown) terminal.remark(`${counts.waiting} to send\n`);
    shown = counts.waiting;
    if (state !== 'running') return batch;
    // oxlint-disable-next-line no-await-in-loop
    await sleep(LOOK_MS);
  }
}

const words = {
  waiting: 'not sent yet',
  sending: 'being sent',
  created: 'created',
  refused: 'rejected',
  unknown: 'may have been created',
  not_sent: 'not sent',
} as const satisfies Record<BatchItem['state'], string>;

function describe({ state, status, message }: BatchItem): string {
  return [words[state], status, message].filter((part) => part !== null).join(', ');
}
