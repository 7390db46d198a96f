import { MessagePreview } from '../preview/MessagePreview';
import type { Agent } from '../preview/model/agent';
import { defaultPreviewOptions } from '../preview/model/options';
import { DescribedDrawing } from '../phones/DescribedDrawing';
import { useVersion } from './reviewData';
import { ownMediaAddress } from '../workspace/mediaAddress';
import { usePageTheme } from '../workspace/usePageTheme';
import words from '../ui/styles/words.module.css';
import styles from './review.module.css';

type VersionDrawingProps = {
  /** Of the draft on the server. */
  address: string;
  digest: string;
  agent: Agent;
};

/** A small phone with a version of a draft as it was when somebody commented on it. */
export function VersionDrawing({ address, digest, agent }: VersionDrawingProps) {
  const theme = usePageTheme();
  const { data, error } = useVersion(address, digest);
  if (error) return <p className={words.problem}>{error.message}</p>;
  if (!data) return <p role="status">Loading the picture…</p>;
  return (
    <>
      <p className={words.note}>The message when the comment was written:</p>
      <DescribedDrawing template={data.template} className={styles.version}>
        <MessagePreview
          system="android"
          template={data.template}
          agent={agent}
          theme={theme}
          options={defaultPreviewOptions}
          mapMediaUrl={ownMediaAddress}
        />
      </DescribedDrawing>
    </>
  );
}
