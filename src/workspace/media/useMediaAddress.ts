import { useCallback } from 'react';
import type { TemplateEditor } from '../../editor/model/TemplateEditor';
import { mediaBaseSetting } from '../../library/settings/settings';
import type { ReadonlyStore } from '../../lib/store';
import { useStore } from 'zustand';
import { mediaAddress, ownMediaAddress } from './mediaAddress';

type OpenMedia = { editor: Pick<TemplateEditor, 'typedAddress'>; trustsMedia: ReadonlyStore<boolean> };

/**
 * The address to load for a media address of an open template: none while it is being typed, and only the page's own
 * pictures while its hosts are not trusted.
 */
export function useMediaAddress({ editor: { typedAddress }, trustsMedia }: OpenMedia) {
  const isTrusted = useStore(trustsMedia);
  const base = useStore(mediaBaseSetting);
  const isTyping = useStore(typedAddress, (address) => address !== undefined);
  return useCallback(
    (address: string) => {
      // Read now: drawn again for each key, the other cards would cost time.
      if (isTyping && address === typedAddress.getState()) return undefined;
      return (isTrusted ? mediaAddress : ownMediaAddress)(address);
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another address of this server maps other addresses
    [typedAddress, isTrusted, isTyping, base],
  );
}
