import { isHttpUri } from '../../lib/address/uri';

const exampleHost = 'https://pictures.example.com/';
/** A plain file name. Anything else could lead to another address of this server. */
const FILE_NAME = /^[\w-]+\.\w+$/;

/** The page's own copy of an example's picture; undefined for any other address. For templates whose hosts are not trusted yet. */
export function ownMediaAddress(address: string): string | undefined {
  const name = address.startsWith(exampleHost) ? address.slice(exampleHost.length) : '';
  return FILE_NAME.test(name) ? `/examples/${name}` : undefined;
}

/** The address to load for a media address of a template: the page's own copy for the examples, the web for others. */
export function mediaAddress(address: string): string | undefined {
  return ownMediaAddress(address) ?? (isHttpUri(address) ? address : undefined);
}
