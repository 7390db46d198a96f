import { isHttpUri } from '../schema/uri';

const exampleHost = 'https://pictures.example.com/';

/** What is loaded for an address of a template: the examples' pictures come with the page, others from the web. */
export function mediaAddress(address: string): string | undefined {
  if (address.startsWith(exampleHost)) return `/examples/${address.slice(exampleHost.length)}`;
  return isHttpUri(address) ? address : undefined;
}
