import { useCallback } from 'react';
import type { Steps } from '../../lib/idle';
import { versionDigest } from '../../schema/draft/payloadHash';
import { findTranslationIssues } from '../../schema/sets/protectedParts';
import { nameOfPath } from '../../schema/template/templateTree';
import { findTemplateIssues } from '../../schema/template/template';
import type { SetModel } from '../model/useSet';
import { useSteps } from '../model/useSteps';

/** What a check says of a member. */
export type MemberCheck = {
  /** What is wrong with its body, and with translations that have lost a parameter or a set value, in words. */
  errors: readonly string[];
  /** Names its body as it is now; only where some of the set was sent. */
  digest?: string;
};

function* memberCheckSteps(
  model: SetModel,
  textLimit: number,
  isSent: boolean,
): Steps<ReadonlyMap<string, MemberCheck>> {
  const { set } = model.source;
  const lost = new Map(set.languages.map(({ tag }) => [tag, lostParts(model, tag)]));
  const found = new Map<string, MemberCheck>();
  for (const member of model.members()) {
    const body = model.bodyOf(member);
    const issues = findTemplateIssues(body, { textLimit });
    found.set(member.key, {
      errors: [...issues.map(inWords), ...(lost.get(member.language) ?? [])],
      ...(isSent && { digest: versionDigest(body) }),
    });
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

/** All members by their keys, checked beside typing; with their digests if some were sent. */
export const useMemberChecks = (model: SetModel, textLimit: number, isSent: boolean) =>
  useSteps(useCallback(() => memberCheckSteps(model, textLimit, isSent), [model, textLimit, isSent]));
