import { useCallback } from 'react';
import type { Steps } from '../../lib/idle';
import { findTranslationIssues } from '../../schema/sets/protectedParts';
import { nameOfPath } from '../../schema/template/templateTree';
import { findTemplateIssues } from '../../schema/template/template';
import type { SetModel } from '../model/useSet';
import { useSteps } from '../model/useSteps';

/** What is wrong with each member, in words, by its key: its body, and translations that have lost a parameter or a set value. */
export type MemberErrors = ReadonlyMap<string, readonly string[]>;

function* memberErrorSteps(model: SetModel, textLimit: number): Steps<MemberErrors> {
  const { set } = model.source;
  const lost = new Map(set.languages.map(({ tag }) => [tag, lostParts(model, tag)]));
  const found = new Map<string, readonly string[]>();
  for (const member of model.members) {
    const issues = findTemplateIssues(model.bodyOf(member), { textLimit });
    found.set(member.key, [...issues.map(inWords), ...(lost.get(member.language) ?? [])]);
    yield;
  }
  return found;
}

const inWords = ({ path, message }: { path: readonly (string | number)[]; message: string }) =>
  `${nameOfPath(path)}: ${message}`;

/** What the texts of a language have lost of the source. */
function lostParts({ source: { set }, fields }: SetModel, language: string): string[] {
  const texts = set.languages.find(({ tag }) => tag === language)?.texts ?? {};
  return fields.flatMap(({ key, path, text }) => {
    const translation = texts[key];
    if (!translation || set.untranslated[key]) return [];
    return findTranslationIssues(text, translation.text)
      .filter(({ level }) => level === 'error')
      .map(({ message }) => inWords({ path, message }));
  });
}

/** The errors of all members, found beside typing. */
export const useMemberErrors = (model: SetModel, textLimit: number) =>
  useSteps(useCallback(() => memberErrorSteps(model, textLimit), [model, textLimit]));
