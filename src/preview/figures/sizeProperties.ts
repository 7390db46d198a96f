import type { CSSProperties } from 'react';
import { sheetShares } from '../../schema/phones/phones';
import type { WebviewViewMode } from '../../schema/values/enums';

const px = (size: number) => `${size}px`;

/** The custom property of a figure: `appBar` of a phone with the prefix `gm` is `--gm-app-bar`. */
function propertyOf(prefix: string, name: string): string {
  return `--${prefix}-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** Lengths as custom properties by their names, for the style sheets of a phone. */
export function sizeProperties(prefix: string, sizes: Record<string, number>): CSSProperties {
  return Object.fromEntries(
    Object.entries(sizes).map(([name, size]) => [propertyOf(prefix, name), px(size)]),
  );
}

/** Letters and lines of texts as custom properties: `--gm-body-large` and `--gm-body-large-line`. */
export function textProperties(
  prefix: string,
  texts: Record<string, { size: number; line: number }>,
): CSSProperties {
  return sizeProperties(
    prefix,
    Object.fromEntries(
      Object.entries(texts).flatMap(([name, { size, line }]) => [
        [name, size],
        [`${name}Line`, line],
      ]),
    ),
  );
}

/** The height of a layer of this size, in CSS. */
export const screenShare = (size: WebviewViewMode): string => `${sheetShares[size] * 100}%`;
