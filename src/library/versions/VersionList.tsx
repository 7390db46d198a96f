import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { announce } from '../../ui/notices/announcer';
import { DamagedRecords } from '../list/DamagedRecords';
import { storageErrorMessages, type StorageError } from '../storage/storageError';
import type { VersionsOnDevice, VersionMessages } from './useVersions';
import { unnamedTitle, versionTitle, type Version, type VersionSending } from './version';
import { VersionDialog } from './VersionDialog';
import styles from './VersionList.module.css';
import { VersionRow, versionLinkId } from './VersionRow';

type VersionListProps = {
  onDevice: VersionsOnDevice;
  /** Address that compares a version with the draft as it is now; without one, that of the newest. */
  hrefOf: (version?: Version) => string;
  /** Ids of what is compared; `now` is the draft. */
  compared: readonly string[];
  /** Draws how a sending went. */
  drawSending: (sending: VersionSending) => ReactNode;
};

function announceResult(error: StorageError | undefined, done: string) {
  announce(error ? `Not done. ${storageErrorMessages[error].title}.` : done);
}

/** The versions of the open draft under the draft as it is now, newest first. A deleted one keeps its place, with a way back. */
export function VersionList({ onDevice, hrefOf, compared, drawSending }: VersionListProps) {
  const { versions = [], damaged, deleted, rename, remove, restore } = onDevice;
  const [renamed, setRenamed] = useState<Version>();

  async function handleRename(version: Version, words: VersionMessages) {
    announceResult(
      await rename(version, words),
      words.name === '' ? 'The version has no name now.' : `The version is called ${words.name}.`,
    );
  }
  async function handleDelete(version: Version) {
    announceResult(await remove(version), `Deleted: ${versionTitle(version)}`);
  }
  async function handleRestore(version: Version) {
    announceResult(await restore(version), `Brought back: ${versionTitle(version)}`);
    requestAnimationFrame(() => document.getElementById(versionLinkId(version))?.focus());
  }

  return (
    <>
      <ol className={styles['list']}>
        <li className={styles['row']} data-compared={compared.includes('now') || undefined}>
          <div className={styles['what']}>
            <Link href={hrefOf()} className={styles['name']}>
              Now
            </Link>
            <p className={styles['quiet']}>The draft as it is</p>
          </div>
        </li>
        {versions.map((version) => (
          <VersionRow
            key={version.id}
            version={version}
            deleted={deleted.has(version.id)}
            compared={compared.includes(version.id)}
            href={hrefOf(version)}
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
          onDone={(words) => void handleRename(renamed, words)}
          onClose={() => setRenamed(undefined)}
        />
      )}
    </>
  );
}
