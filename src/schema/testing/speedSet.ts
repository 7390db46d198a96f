import { newSet } from '../draft/set';
import { matchEntries } from '../entries/matchEntries';
import { setFields, translatedFields } from '../sets/setFields';
import { speedTen } from './speedDocuments';

/** A carousel of five cards in ten languages with so many rows, as a row of the page's storage. */
export function speedSet(rows: number) {
  const { carouselCard } = speedTen.template.component.richCard;
  const cardContents = carouselCard.cardContents.slice(0, 5).map((card, index) => ({
    ...card,
    title: `Card ${index + 1} in {{Branch}} for [custom_param1a]`,
    description: `${card.description.slice(0, 200)} {{City}}, {{Price}}`,
  }));
  const component = { richCard: { carouselCard: { ...carouselCard, cardContents } } };
  const template = { ...speedTen.template, component };
  const createdAt = 1_790_000_000_000;
  let id = 0;
  const entries = matchEntries(undefined, template, () => `entry${(id += 1)}`);
  const fields = translatedFields(setFields(template, entries), { untranslated: {} });
  const columns = ['Branch', 'City', 'Price', 'Manager', 'Address'].map((name, index) => ({
    id: `c${index}`,
    name,
    use: { kind: index < 3 ? 'value' : 'ignored' },
  }));
  const sheetRows = Array.from({ length: rows }, (_, row) => ({
    id: String(row).padStart(24, '0'),
    values: {
      c0: `Branch ${row}`,
      c1: `City ${row % 50}`,
      c2: `₹ ${row}`,
      c3: 'A. Sharma',
      c4: `${row} Main Road`,
    },
  }));
  const set = {
    ...newSet('en'),
    names: '{base}_{lang}_{n}',
    languages: 'hi bn mr te ta gu kn ml pa'.split(' ').map((tag) => ({
      tag,
      texts: Object.fromEntries(fields.map(({ key, text }) => [key, { text: `नमस्ते ${text}`, source: text }])),
    })),
    sheet: { file: 'branches.csv', key: 'c0', columns, rows: sheetRows },
  };
  return { id: 'bench', template, set, entries, aside: {}, sendings: [], createdAt, changedAt: createdAt };
}
