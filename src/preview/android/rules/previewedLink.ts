import { splitAtLinks } from '../../text/splitAtLinks';

/** The web address whose page Android previews below a text: its only one. Of several, none is previewed (D, Google). */
export function previewedLink(text: string): string | undefined {
  const links = splitAtLinks(text).filter(({ link }) => link === 'web');
  return links.length === 1 ? links[0]?.text : undefined;
}
