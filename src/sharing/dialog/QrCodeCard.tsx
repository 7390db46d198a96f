import { useMemo } from 'react';
import { formatNumber } from '../../schema/values/text';
import { Button } from '../../ui/controls/Button';
import { Notice } from '../../ui/notices/Notice';
import layout from '../../ui/styles/layout.module.css';
import styles from './share.module.css';
import { codeCaption, MAX_CODE_BYTES, qrCodeSvg, toQrCode, qrCodePng } from './qrCode';
import { saveFile } from './shareActions';

/** CSS px of a module: enough for a camera at the distance of a hand. */
const modulePx = 2.5;
const minSide = 208;

type QrCodeCardProps = {
  link: string;
  /** Name of the files, without their ending. */
  fileName: string;
};

/** The QR code of a link, and its files. Says so where a phone cannot open the link. */
export function QrCodeCard({ link, fileName }: QrCodeCardProps) {
  const code = useMemo(() => toQrCode(link), [link]);
  if (!code) {
    return (
      <Notice tone="info" title="Too long for a QR code">
        <p>
          A QR code has room for {formatNumber(MAX_CODE_BYTES)} characters. Send yourself the link instead.
        </p>
      </Notice>
    );
  }
  return (
    <figure className={styles.card}>
      <svg
        role="img"
        aria-label="QR code of the link"
        viewBox={`0 0 ${code.size} ${code.size}`}
        shapeRendering="crispEdges"
        className={styles.qrCode}
        style={{ inlineSize: Math.max(minSide, Math.round(code.size * modulePx)) }}
      >
        <path fill="#fff" d={`M0 0h${code.size}v${code.size}H0z`} />
        <path fill="#000" d={code.path} />
      </svg>
      <figcaption className={styles.caption}>
        <p>{codeCaption(code, location.hostname)}</p>
        <div className={layout.actions}>
          <Button
            size="small"
            onClick={() => void qrCodePng(code).then((file) => saveFile(`${fileName}_code.png`, file))}
          >
            Save as PNG
          </Button>
          <Button
            size="small"
            onClick={() =>
              saveFile(`${fileName}_code.svg`, new Blob([qrCodeSvg(code)], { type: 'image/svg+xml' }))
            }
          >
            Save as SVG
          </Button>
        </div>
      </figcaption>
    </figure>
  );
}
