import { memo, use, useState } from 'react';
import type { MediaDraft } from '../../../schema/draft/draft';
import type { MediaHeight } from '../../../schema/values/enums';
import {
  mediaNames,
  type MediaState,
  androidMediaFace,
  type MediaFace,
  type MediaKind,
} from '../../media/mediaFace';
import { useAltText, usePhoneActs } from '../../screen/PhoneContexts';
import { blankWords } from '../../message/words';
import { HighlightsContext, partAttributes } from '../../message/parts';
import styles from './CardMedia.module.css';
import { Note } from '../../notes/Note';
import { Icon } from '../parts/Icon';
import type { IconName } from '../parts/iconOutlines';

type CardMediaProps = {
  media: MediaDraft;
  /** Dotted draft path of the card. */
  cardPath: string;
  /** Sources to load for the two addresses of the media. */
  fileSource?: string | undefined;
  thumbnailSource?: string | undefined;
  state: MediaState;
  /** The drawn height; undefined beside the text of a horizontal card. */
  height?: MediaHeight | undefined;
  selectedPath?: string | undefined;
};

/** The picture, GIF, video or PDF of a card, in a box whose size does not depend on its content. */
export const CardMedia = memo(function CardMedia({
  media,
  cardPath,
  fileSource,
  thumbnailSource,
  state,
  height,
  selectedPath,
}: CardMediaProps) {
  const acts = usePhoneActs();
  const highlights = use(HighlightsContext);
  const { fileUrl = '', thumbnailUrl = '' } = media.contentInfo ?? {};
  const altText = useAltText(fileUrl);
  const face =
    fileUrl === ''
      ? undefined
      : androidMediaFace({ fileUrl, fileSource, thumbnailUrl, thumbnailSource }, state);
  return (
    <div
      className={styles.media}
      data-testid="preview-media"
      data-height={height}
      data-kind={face?.kind}
      {...partAttributes(`${cardPath}.media`, selectedPath, highlights)}
    >
      {face ? (
        <>
          <MediaPicture face={face} thumbnailSource={thumbnailSource} />
          <button
            type="button"
            className={styles.cover}
            tabIndex={-1}
            aria-label={altText ?? mediaNames[face.kind]}
            data-part="media-cover"
            onClick={acts && (() => acts.openPage({ kind: 'media', path: cardPath }))}
          />
        </>
      ) : (
        <div className={styles.blank}>{blankWords.picture}</div>
      )}
      <div className={styles.notes}>
        {height !== undefined && media.height !== undefined && height !== media.height && (
          <Note>Tall does not fit a small card: drawn as medium</Note>
        )}
        {face?.kind === 'pdf' && <Note>PDF in cards: India, Google Messages only</Note>}
      </div>
    </div>
  );
});

const icons = { image: 'picture', gif: 'picture', video: 'video', pdf: 'document' } satisfies Record<
  MediaKind,
  IconName
>;

type MediaPictureProps = { face: MediaFace; thumbnailSource?: string | undefined };

/** The content of a media box: the picture, cropped around its centre, else a placeholder with the reason. */
export function MediaPicture({ face, thumbnailSource }: MediaPictureProps) {
  const { kind, source, reason, sign } = face;
  const [brokenSource, setBrokenSource] = useState<string>();
  const isBroken = source !== undefined && source === brokenSource;

  if (isBroken || source === undefined) {
    return (
      <div className={styles.placeholder} data-state={isBroken ? 'broken' : 'empty'}>
        {isBroken || sign === undefined ? (
          <Icon name={isBroken ? 'brokenPicture' : icons[kind]} size={24} />
        ) : (
          <Sign sign={sign} />
        )}
        <span>{isBroken ? `${mediaNames[kind]} cannot be shown` : reason}</span>
      </div>
    );
  }
  const picture = (
    <img
      className={styles.picture}
      key={source}
      src={source}
      alt=""
      decoding="async"
      referrerPolicy="no-referrer"
      draggable={false}
      onError={() => setBrokenSource(source)}
    />
  );
  return (
    <>
      {kind === 'gif' && thumbnailSource !== undefined ? (
        <picture>
          <source media="(prefers-reduced-motion: reduce)" srcSet={thumbnailSource} />
          {picture}
        </picture>
      ) : (
        picture
      )}
      {sign && <Sign sign={sign} />}
    </>
  );
}

function Sign({ sign }: { sign: 'play' | 'download' }) {
  return (
    <span className={styles.sign} data-testid={`preview-${sign}`}>
      <Icon name={sign} size={24} />
    </span>
  );
}
