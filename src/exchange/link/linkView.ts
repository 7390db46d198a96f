/** How the page of a share link shows its template at first. Stands in the query, outside of the template's fragment. */
export type LinkView = {
  /** The spec sheet in place of the phones. */
  page?: 'sheet' | undefined;
  phone?: 'android' | 'ios' | 'both' | undefined;
  theme?: 'light' | 'dark' | undefined;
  /** Number of a carousel's card, from 1. */
  card?: number | undefined;
};

const phones = ['android', 'ios', 'both'] as const;
const themes = ['light', 'dark'] as const;

/** The query of a view with its `?`; empty if nothing is chosen. */
export function writeLinkView({ page, phone, theme, card }: LinkView): string {
  const parameters = Object.entries({ page, phone, theme, card }).filter(([, value]) => value !== undefined);
  return parameters.length === 0 ? '' : `?${parameters.map(([key, value]) => `${key}=${value}`).join('&')}`;
}

/** The view in a query. An unknown value is as if it was absent. */
export function readLinkView(query: string): LinkView {
  const parameters = new URLSearchParams(query);
  const card = parameters.get('card') ?? '';
  return {
    page: parameters.get('page') === 'sheet' ? 'sheet' : undefined,
    phone: phones.find((phone) => phone === parameters.get('phone')),
    theme: themes.find((theme) => theme === parameters.get('theme')),
    card: /^[1-9]\d?$/.test(card) ? Number(card) : undefined,
  };
}
