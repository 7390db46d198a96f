import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { elementRef } from '../../ui/browser/focus';
import { useRestLater } from '../../ui/loading/useRestLater';
import { announce } from '../../ui/notices/announcer';
import { DamagedRecords } from '../list/DamagedRecords';
import { storageErrorMessages, type StorageError } from '../storage/storageError';
import type { VersionsOnDevice, VersionLabel } from './useVersions';
import { unnamedTitle, versionTitle, type Version, type VersionSending } from './version';
import { VersionDialog } from './VersionDialog';
import styles from './VersionList.module.css';
import { VersionRow } from './VersionRow';

type VersionListProps = {
  onDevice: VersionsOnDevice;
  /** URL that compares a version with the current draft; without a version, the newest one. */
  hrefOf: (version?: Version) => string;
  /** Ids of the two compared versions; `now` is the current draft. */
  compared: readonly string[];
  /** Draws the outcome of a sending. */
  drawSending: (sending: VersionSending) => ReactNode;
};

function announceResult(error: StorageError | undefined, done: string) {
  announce(error ? `Not done. ${storageErrorMessages[error].title}.` : done);
}

/** The current draft and its versions, newest first. A deleted version keeps its place, with an Undo button. */
export function VersionList({ onDevice, hrefOf, compared, drawSending }: VersionListProps) {
  const { versions = [], damaged, deleted, rename, remove, restore } = onDevice;
  const [renamed, setRenamed] = useState<Version>();
  const [links] = useState(() => new Map<string, HTMLAnchorElement>());
  const drawn = useRestLater(versions);

  async function handleRename(version: Version, label: VersionLabel) {
    announceResult(
      await rename(version, label),
      label.name === '' ? 'The version has no name now.' : `The version is called ${label.name}.`,
    );
  }
  async function handleDelete(version: Version) {
    announceResult(await remove(version), `Deleted: ${versionTitle(version)}`);
  }
  async function handleRestore(version: Version) {
    announceResult(await restore(version), `Brought back: ${versionTitle(version)}`);
    requestAnimationFrame(() => links.get(version.id)?.focus());
  }

  return (
    <>
      <ol className={styles.list}>
        <li className={styles.row} data-compared={compared.includes('now') || undefined}>
          <div className={styles.what}>
            <Link href={hrefOf()} className={styles.name}>
              Now
            </Link>
            <p className={styles.quiet}>The draft as it is</p>
          </div>
        </li>
        {drawn.map((version) => (
          <VersionRow
            key={version.id}
            version={version}
            deleted={deleted.has(version.id)}
            compared={compared.includes(version.id)}
            href={hrefOf(version)}
            linkRef={elementRef(links, version.id)}
            drawSending={drawSending}
            onRename={() => setRenamed(version)}
            onDelete={() => void handleDelete(version)}
            onRestore={() => void handleRestore(version)}
          />
        ))}
      </ol>
      <DamagedRecords damaged={damaged} kind="version">
        It was left untouched. The draft and its other versions are not affected.
      </DamagedRecords>
      {renamed && (
        <VersionDialog
          title="Name this version"
          action="Save name"
          start={{ name: renamed.name ?? '', note: renamed.note ?? '' }}
          unnamed={unnamedTitle(renamed)}
          onDone={(label) => void handleRename(renamed, label)}
          onClose={() => setRenamed(undefined)}
        />
      )}
    </>
  );
}
