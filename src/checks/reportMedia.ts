import { plural } from '../schema/values/text';
import type { FindingsReport, ReportedFinding } from '../editor/state/findings';
import { isPrivateHost } from '../lib/address/privateHost';
import { judgeMedia } from '../schema/media/judgeMedia';
import type { MediaLook } from '../schema/media/mediaLook';
import { mediaLimits } from '../schema/media/mediaKinds';
import { type MediaField, mediaFieldsOf } from '../pictures/mediaFieldsOf';
import type { QueryClient } from '@tanstack/react-query';
import type { TemplateEditor } from '../editor/model/TemplateEditor';
import { subscribeAll, type ReadonlyStore, type ChangeSource } from '../lib/store';
import { debounceIdle } from '../lib/idle';
import type { Connection } from '../schema/responses/connection';
import { connectionAnswers, connectionQuery } from '../submission/connection/connection';
import { exampleMediaAddress, ownMediaAddress } from '../workspace/mediaAddress';
import { afterPointerUp } from '../ui/browser/pointer';
import { noteRunning, type RunningChecks } from '../workspace/runningChecks';
import { createMediaLooks } from './lookUpMedia';
import { countCards, ownExamples } from './reportPictures';

/** Which platforms can fetch files that were uploaded to this server. */
type OwnReach = {
  /** Names of the platforms that cannot, because the address of this server is not public. */
  without: readonly string[];
  /** Whether another platform can. */
  isReached: boolean;
};

type Looked = {
  fields: readonly MediaField[];
  /** What was seen at each address that was looked at. */
  looks: ReadonlyMap<string, MediaLook>;
  /** Whether an address is one of the page's own examples. */
  isExample: (address: string) => boolean;
  /** Whether the person lets this page request an address of the template. */
  isTrusted: (address: string) => boolean;
  /** Why nobody can look now; undefined while looks are made. */
  blocker?: 'offline' | 'unavailable' | undefined;
  own: OwnReach;
};

/** Remarks that a rule about the address makes already. */
const SAID_BY_RULES = new Set(['pdf', 'invalid']);

/** What was seen at the media links of a template, and what was not checked. */
export function mediaReport({ fields, looks, isExample, isTrusted, blocker, own }: Looked): FindingsReport {
  const examples = fields.filter(({ address }) => isExample(address));
  const asked = fields.filter(({ address }) => !isExample(address));
  const distrusted = asked.filter(({ address }) => !isTrusted(address));
  const open = asked.filter(({ address }) => isTrusted(address) && isOpen(looks.get(address)));
  return {
    findings: [
      ...asked.flatMap((field) => findingsAt(field, looks.get(field.address))),
      ...ownFindings(asked, looks, own),
      ...sizeOfAll(asked, looks),
    ],
    unchecked: [
      examples.length > 0 && ownExamples(examples),
      distrusted.length > 0 &&
        `${were(countCards(distrusted))} not checked: load the pictures above the phones.`,
      open.length > 0 && openMessage(open, blocker),
    ].filter((statement) => statement !== false),
    // A look as the platform says more than what this page could load, so it stands for both.
    ...(blocker === 'unavailable' ? {} : { covers: ['pictures'] }),
  };
}

const openMessage = (open: readonly MediaField[], blocker?: Looked['blocker']) =>
  `${were(countCards(open))} ${uncheckedMessage(blocker)}`;

const uncheckedMessage = (blocker: Looked['blocker']) =>
  blocker === 'offline'
    ? 'not checked: this device is offline.'
    : blocker === 'unavailable'
      ? 'not checked: this server can’t check links right now.'
      : 'not checked yet.';

/** Nobody has seen what a platform would see. */
const isOpen = (look: MediaLook | undefined) => look === undefined || look.outcome === 'limited';

const were = (count: number) => plural(count, 'file was', 'files were');

function findingsAt({ path, address }: MediaField, look: MediaLook | undefined): ReportedFinding[] {
  if (!look || isOpen(look)) return [];
  const place = path.at(-1) === 'thumbnailUrl' ? 'thumbnail' : 'file';
  const isKnown = (code: string) =>
    SAID_BY_RULES.has(code) || (code === 'private' && isPrivateHost(new URL(address).hostname));
  return judgeMedia(look, place)
    .filter(({ code }) => !isKnown(code))
    .map(({ level, code, message, known }) => ({
      id: `media-${code}`,
      level,
      path,
      value: address,
      message,
      ...(known ? { ...known, confidence: 'documented' as const } : {}),
    }));
}

/** Files of this server that some platform cannot fetch. */
function ownFindings(
  fields: readonly MediaField[],
  looks: Looked['looks'],
  { without, isReached }: OwnReach,
): ReportedFinding[] {
  if (without.length === 0) return [];
  const names = new Intl.ListFormat('en-GB').format(without);
  return fields
    .filter(({ address }) => looks.get(address)?.isOwn)
    .map(({ path, address }) => ({
      id: 'media-own-address',
      level: isReached ? 'warning' : 'error',
      path,
      value: address,
      message: `${names} can’t load this file because its link is not public. Use a public link.`,
      why: 'Your administrator can make the links of uploaded files public (setting MEDIA_PUBLIC_URL).',
    }));
}

/** All media of one message share a limit. */
function sizeOfAll(fields: readonly MediaField[], looks: Looked['looks']): ReportedFinding[] {
  const [first] = fields;
  const bytes = fields.reduce((sum, { address }) => sum + (looks.get(address)?.bytes ?? 0), 0);
  if (!first || bytes <= mediaLimits.messageBytes) return [];
  return [
    {
      id: 'media-size-of-all',
      level: 'warning',
      path: first.path.slice(0, -3),
      message: `The files of this message are ${Math.round(bytes / 1_000_000)} MB in total. Use 100 MB or less.`,
    },
  ];
}

type Checked = {
  /** The template that was diagnosed last. */
  template: ChangeSource;
  editor: Pick<TemplateEditor, 'diagnostics' | 'typedAddress'>;
  trustsMedia: ReadonlyStore<boolean>;
  queries: QueryClient;
  running: RunningChecks;
};

const isExample = (address: string) => exampleMediaAddress(address) !== undefined;

/** Reports what platforms would see at the media addresses of a template. */
export function reportMedia({ template, editor, trustsMedia, queries, running }: Checked): () => void {
  const { diagnostics, typedAddress } = editor;
  const looks = createMediaLooks(queries);
  let fields: readonly MediaField[] = mediaFieldsOf(diagnostics.getState().template);

  const isTrusted = (address: string) => trustsMedia.getState() || ownMediaAddress(address) !== undefined;

  /** Notes the links that are still to be checked. Where nobody can check now, the report says so. */
  function noteOpen() {
    const { blocker, looks: known } = looks.getState();
    const open = mediaFieldsOf(diagnostics.getState().template).filter(
      ({ address }) => !isExample(address) && isTrusted(address) && !known.has(address),
    );
    const isChecked = open.length === 0 || blocker !== undefined;
    noteRunning(running, 'media', isChecked ? undefined : { message: openMessage(open) });
  }
  function reportNow() {
    const { blocker, looks: known } = looks.getState();
    const own = reachOf(queries.getQueryData(connectionQuery.queryKey));
    diagnostics.report('media', mediaReport({ fields, looks: known, isExample, isTrusted, blocker, own }));
    // Not before its findings are there.
    afterPointerUp(noteOpen);
  }
  const report = debounceIdle(reportNow, { pause: 50, latest: 500 });
  const look = debounceIdle(
    () => {
      fields = mediaFieldsOf(diagnostics.getState().template);
      const typed = typedAddress.getState();
      looks.want(
        fields
          .map(({ address }) => address)
          .filter((address) => !isExample(address) && isTrusted(address) && address !== typed),
      );
      report();
    },
    { pause: 700, latest: 3000 },
  );
  look();
  noteOpen();
  const stops = [
    subscribeAll([template, trustsMedia, typedAddress], look),
    subscribeAll([template, trustsMedia], noteOpen),
    subscribeAll([looks, connectionAnswers(queries)], report),
    looks.stop,
  ];
  return () => {
    for (const stop of stops) stop();
    noteRunning(running, 'media', undefined);
  };
}

/** The embedded platform is on this machine; every other one needs a public address. */
function reachOf(connection: Connection | undefined): OwnReach {
  if (!connection?.media || connection.media.isPublic) return { without: [], isReached: true };
  const remote = connection.platforms.filter(({ platform }) => platform === 'remote');
  return {
    without: remote.map(({ label }) => label),
    isReached: remote.length < connection.platforms.length,
  };
}
