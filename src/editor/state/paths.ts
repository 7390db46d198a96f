import type { CardPath, cardsPath } from '../../schema/draft/cards';
import type { TemplateDraft } from '../../schema/draft/draft';
import { valueAt } from '../../lib/path';
import { componentTree, templateTree } from '../../schema/template/templateTree';
import { isRecord } from '../../lib/values';
import type { FieldNode } from '../../schema/walk/fieldNode';

/** The path of a list of suggestions. */
export type SuggestionsPath = 'component.suggestions' | `${CardPath}.suggestions`;
export type SuggestionPath = `${SuggestionsPath}.${number}`;
/** A list whose entries can be added, moved and removed. */
export type ListPath = typeof cardsPath | SuggestionsPath;

const CARD = /^component\.richCard\.carouselCard\.cardContents\.(\d+)/;
const SUGGESTION = /^(.*\bsuggestions)\.(\d+)/;

/** The index of the carousel card that contains a path. */
export function cardOf(path: string): number | undefined {
  const index = CARD.exec(path)?.[1];
  return index === undefined ? undefined : Number(index);
}

/** The suggestion that contains a path: its list and its index. */
export function suggestionOf(path: string): { list: string; index: number } | undefined {
  const [, list, index] = SUGGESTION.exec(path) ?? [];
  return list === undefined || index === undefined ? undefined : { list, index: Number(index) };
}

/** Fields that the form folds away under "More", and the card or button that they belong to. */
const FOLDED =
  /^(.+)\.(?:media\.contentInfo\.(?:thumbnailUrl|forceRefresh)|(?:reply|action)\.(?:postbackData|fallbackUrl|openUrlAction\.(?:application|webviewViewMode|description)))$/;

/** The address of a picture is folded by itself. */
const FOLDED_LINK = /^(.+\.media)\.contentInfo\.fileUrl$/;

/** The card, picture or button whose fold contains a path. */
export function foldOf(path: string): string | undefined {
  return (FOLDED.exec(path) ?? FOLDED_LINK.exec(path))?.[1];
}

/** The entries of the list at a path; none if there is no list. */
export function entriesAt(value: unknown, path: ListPath): readonly unknown[] {
  const list = valueAt(value, path);
  return Array.isArray(list) ? list : [];
}

/**
 * The paths of all fields that the form of a template shows without being asked, filled in or not, in document
 * order. A button has the fields of its kind; a place is one field.
 */
export function fieldPaths(draft: TemplateDraft): string[] {
  return [...templateTree().members].flatMap(([name, node]) =>
    name === 'component'
      ? pathsIn(componentTree(draft.type), draft.component, name)
      : pathsIn(node, draft[name as 'name' | 'type'], name),
  );
}

function pathsIn(node: FieldNode, value: unknown, path: string): string[] {
  if (node.meta.inForm === 'folded' || (node.isAlternative && value === undefined)) return [];
  if (node.meta.inForm === 'whole') return [path];
  switch (node.kind) {
    case 'object':
      return [...node.members].flatMap(([key, member]) =>
        pathsIn(member, isRecord(value) ? value[key] : undefined, `${path}.${key}`),
      );
    case 'list': {
      const entries: unknown[] = Array.isArray(value) ? value : [];
      return entries.flatMap((entry, index) => pathsIn(node.entry, entry, `${path}.${index}`));
    }
    case 'text':
    case 'choice':
    case 'switch':
      return [path];
    default:
      return node satisfies never;
  }
}
