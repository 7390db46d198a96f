import { findTranslationIssues } from '../../schema/sets/protectedParts';

export type TranslationState = 'human' | 'machine' | 'outdated';

export type TranslationUnit = {
  /** Names the field; stays the same when cards move. */
  id: string;
  /** For people: "Card 2 › title". */
  label: string;
  source: string;
  /** Which button it is, what is not to be changed. */
  note: string;
  /** Characters (UTF-16 code units) at most. */
  limit?: number;
  /** False for links and numbers: they are shown and locked. */
  isTranslated: boolean;
  /** By language (BCP 47). */
  targets: Readonly<Record<string, { text: string; state: TranslationState }>>;
};

/** The texts of a set with their translations, as a translator gets them. */
export type TranslationTable = {
  name: string;
  /** The language of the sources. */
  language: string;
  languages: readonly string[];
  units: readonly TranslationUnit[];
  /** The address of a picture of the phone that shows the unit. */
  picture?: (unit: TranslationUnit) => string;
};

export type ReadTranslation = {
  id: string;
  language: string;
  text: string;
  /** The text of the source that the translator saw; undefined where the file does not have it. */
  source?: string;
  /** As the file says it. A spreadsheet does not say it: what differs from the present text was written by a person. */
  state?: TranslationState;
};

export type ReadTranslations = {
  texts: ReadTranslation[];
  problems: {
    /** "Translations!C7", "line 12, column hi" or "unit f3"; the name of the file for the whole. */
    place: string;
    message: string;
    /** A text that is wrong for its field. It can be taken all the same, and corrected there. */
    faulty?: ReadTranslation;
    /** Texts that have no place in the template, so that a person can copy them. */
    lost?: LostText[];
  }[];
};
type LostText = Pick<ReadTranslation, 'language' | 'text'>;

/** Collects what a file says, and what is wrong with it. */
export function startReading(table: TranslationTable) {
  const units = new Map(table.units.map((unit) => [unit.id, unit]));
  const read: ReadTranslations = { texts: [], problems: [] };
  const seen = new Set<string>();
  const addProblem = (place: string, message: string, texts: readonly LostText[] = []) => {
    const lost = texts.filter(({ text }) => text.trim() !== '');
    read.problems.push({ place, message, ...(lost.length > 0 && { lost }) });
  };
  return {
    read,
    addProblem,
    /** The language of the table that a tag means, in whatever case it is written. */
    languageOf: (tag: string) => table.languages.find((language) => canonical(language) === canonical(tag)),
    /** The source of a unit as it is now; empty if there is none of the ID. */
    sourceOf: (id: string) => units.get(id)?.source ?? '',
    /** The unit of an ID, once. A problem with its texts where there is none, or a second one. */
    take(id: string, place: string, texts: readonly LostText[]): TranslationUnit | undefined {
      const unit = units.get(id);
      if (!unit)
        addProblem(place, `The template has no field “${id}”. It may have been removed since.`, texts);
      else if (seen.has(id))
        addProblem(place, `The field “${id}” is there twice. Only the first was imported.`, texts);
      if (!unit || seen.has(id)) return undefined;
      seen.add(id);
      return unit;
    },
    /** Adds a translation unless it is blank or locked; one that lacks a parameter as a problem. */
    add(unit: TranslationUnit, found: Omit<ReadTranslation, 'id'>, place: string) {
      const now = unit.targets[found.language];
      // Files change line ends and lose halves of characters: that alone is no other text.
      const isSame = now !== undefined && portable(now.text) === portable(found.text);
      const text = isSame ? now.text : found.text;
      if (text === '') return;
      if (!unit.isTranslated) {
        if (portable(text) !== portable(unit.source))
          addProblem(place, `“${unit.label}” is not translated, so this text was not imported.`, [
            { language: found.language, text },
          ]);
        return;
      }
      const source =
        found.source !== undefined && portable(found.source) === portable(unit.source)
          ? unit.source
          : found.source;
      // Whoever changes a text that a service wrote or that was outdated has translated it.
      const isKept = isSame || (now === undefined && found.state === 'machine');
      const state = isKept ? found.state : found.state && 'human';
      const { id } = unit;
      const translation = { id, language: found.language, text, source, ...(state && { state }) };
      const error = findTranslationIssues(unit.source, text).find(({ level }) => level === 'error');
      if (error && !isSame) read.problems.push({ place, message: error.message, faulty: translation });
      else read.texts.push(translation);
    },
  };
}

export type TranslationReading = ReturnType<typeof startReading>;

/** The tag in its usual case, with hyphens. */
function canonical(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag.trim().replaceAll('_', '-'))[0] ?? tag;
  } catch {
    return tag;
  }
}

const portable = (text: string) => text.toWellFormed().replaceAll(/\r\n?/g, '\n');
