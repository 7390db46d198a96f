import {
  startReading,
  type ReadTranslations,
  type TranslationTable,
  type TranslationUnit,
} from '../../exchange/sets/translationTable';
import { changeOnServer } from '../../http/changeOnServer';
import { nameOfLanguage } from '../../schema/sets/describeSet';
import { TranslatedTexts, type TextsToTranslate } from '../../schema/responses/translations';

/** Texts of one request: a service on a small machine needs a second for each, and the page waits for 20. */
const PART = 10;

/**
 * Asks the translation service of the server for all texts that are missing or outdated, language by language. Changes nothing: the
 * result is checked like a file of a translator. What one language lacks because of an error, the others have.
 */
export async function translateMissing(table: TranslationTable): Promise<ReadTranslations> {
  const reading = startReading(table);
  for (const language of table.languages) {
    const wanted = table.units.filter(
      ({ isTranslated, targets: { [language]: target } }) =>
        isTranslated && (target === undefined || target.text === '' || target.state === 'outdated'),
    );
    for (let start = 0; start < wanted.length; start += PART) {
      const units = wanted.slice(start, start + PART);
      // oxlint-disable-next-line no-await-in-loop -- the service gets one request at a time
      const answer = await translate(units, { from: table.language, to: language });
      if (typeof answer === 'string') {
        reading.addProblem(nameOfLanguage(language), answer);
        break;
      }
      for (const [index, unit] of units.entries()) {
        const found = { language, text: answer[index] ?? '', source: unit.source };
        reading.add(unit, found, unit.label);
      }
    }
  }
  const { texts, problems } = reading.read;
  return {
    texts: texts.map((text) => ({ ...text, state: 'machine' })),
    problems: problems.map(({ faulty, ...problem }) =>
      faulty ? { ...problem, faulty: { ...faulty, state: 'machine' } } : problem,
    ),
  };
}

/** The translations in the order of the units, or why there are none. */
async function translate(
  units: readonly TranslationUnit[],
  languages: Pick<TextsToTranslate, 'from' | 'to'>,
): Promise<string[] | string> {
  const body: TextsToTranslate = { ...languages, texts: units.map(({ source }) => source) };
  const result = await changeOnServer('POST', '/api/v1/translations', body);
  if (!result.ok) return result.reason;
  return (
    TranslatedTexts.safeParse(result.json).data?.texts ?? 'The server sent something this page can’t read.'
  );
}
