import { isHttpUri } from '../lib/address/uri';
import { mediaBaseSetting } from '../library/settings/settings';
import { useCallback } from 'react';
import type { TemplateEditor } from '../editor/model/TemplateEditor';
import type { ReadonlyStore } from '../lib/store';
import { useStore } from 'zustand';

const exampleHost = 'https://pictures.example.com/';
/** A plain file name. Anything else could lead to another address of this server. */
const FILE_NAME = /^[\w-]+\.\w+$/;

/** A file that was uploaded to a server, by the SHA-256 of its content. */
const STORED_FILE = /^[0-9a-f]{64}\.[a-z0-9]{2,4}$/;

/** The page's own copy of an example's picture; undefined for any other address. */
export function exampleMediaAddress(address: string): string | undefined {
  const name = address.startsWith(exampleHost) ? address.slice(exampleHost.length) : '';
  return FILE_NAME.test(name) ? `/examples/${name}` : undefined;
}

/**
 * The address on this server of a file that was uploaded to it, also if its public address leads to a bucket or another
 * host; undefined for any other address.
 */
export function storedAddress(address: string): string | undefined {
  // Tests and tools run without a page.
  const own = typeof location === 'undefined' ? '' : `${location.origin}/media`;
  const base = [own, mediaBaseSetting.getState()].find(
    (each) => each !== '' && address.startsWith(`${each}/`),
  );
  const file = base === undefined ? '' : address.slice(base.length + 1);
  return STORED_FILE.test(file) ? `/media/${file}` : undefined;
}

/**
 * The address on this server of a picture of an example or of an uploaded file; undefined for any other address. To load
 * it tells nobody else, so templates whose hosts are not trusted yet show it.
 */
export function ownMediaAddress(address: string): string | undefined {
  return exampleMediaAddress(address) ?? storedAddress(address);
}

/** The address to load for a media address of a template: this server for what it has, the web for others. */
export function mediaAddress(address: string): string | undefined {
  return ownMediaAddress(address) ?? (isHttpUri(address) ? address : undefined);
}

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
