import type { PreviewOptions } from '../preview/model/options';
import { androidFrame, iosFrame, androidPhoneOf, iphoneOf } from '../schema/phones/phones';

/** Room for either of the usual phones with its frame, CSS px: a little more than the larger one takes. */
export const phonePlace = { width: 436, height: 940 } as const;

/** CSS px between two phones. */
export const phoneGap = 16;

type ChosenPhones = Pick<PreviewOptions, 'deviceWidth' | 'iphoneWidth'>;

/** Height of the iPhone with its frame, CSS px. */
export function iosPhoneHeight({ iphoneWidth }: Pick<ChosenPhones, 'iphoneWidth'>): number {
  const { height, hasHomeButton } = iphoneOf(iphoneWidth);
  return height + 2 * (hasHomeButton ? iosFrame.homeButton : iosFrame.beside);
}

/** Room for each of the chosen phones, CSS px: never less than for the usual ones, so that a small phone looks small. */
export function phonePlaceOf(phones: ChosenPhones): { width: number; height: number } {
  const width = Math.max(phones.deviceWidth + 2 * androidFrame, phones.iphoneWidth + 2 * iosFrame.beside);
  const height = Math.max(
    androidPhoneOf(phones.deviceWidth).height + 2 * androidFrame,
    iosPhoneHeight(phones),
  );
  return {
    width: Math.max(phonePlace.width, width + 4),
    height: Math.max(phonePlace.height, height + 5),
  };
}
