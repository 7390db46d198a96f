import { isHttpUri } from '../../lib/address/uri';

const exampleHost = 'https://pictures.example.com/';
/** A file's plain name: what leads elsewhere on this server is none of the examples' pictures. */
const EXAMPLE = /^[\w-]+\.\w+$/;

/** The examples' pictures, which come with the page; nothing else. For templates whose hosts nobody has trusted yet. */
export function ownMediaAddress(address: string): string | undefined {
  const name = address.startsWith(exampleHost) ? address.slice(exampleHost.length) : '';
  return EXAMPLE.test(name) ? `/examples/${name}` : undefined;
}

/** What is loaded for an address of a template: the examples' pictures come with the page, others from the web. */
export function mediaAddress(address: string): string | undefined {
  return ownMediaAddress(address) ?? (isHttpUri(address) ? address : undefined);
}
