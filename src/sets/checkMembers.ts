import { useEffect, useMemo, useState } from 'react';
import { findAdvice } from '../advice/findAdvice';
import { onIdle } from '../lib/idle';
import { findTranslationIssues } from '../schema/sets/protectedParts';
import type { SetMember } from '../schema/draft/set';
import { nameOfPath } from '../schema/template/templateTree';
import { findTemplateIssues } from '../schema/template/template';
import type { SetModel } from './useSet';

/** What is wrong with a member, in words, and what may look or work badly. */
export type MemberCheck = { errors: readonly string[]; warnings: readonly string[] };

/** Members that are checked in one go, before the page answers to keys again. */
const slice = 20;

/** Prepares a set, and returns what checks a member: its body, and translations that have lost a parameter or a set value. */
function createMemberCheck(model: SetModel, textLimit: number): (member: SetMember) => MemberCheck {
  const { set } = model.source;
  const lost = new Map(set.languages.map(({ tag }) => [tag, lostParts(model, tag)]));
  const now = Date.now();
  return (member) => {
    const body = model.bodyOf(member);
    const issues = findTemplateIssues(body, { textLimit });
    const warnings = findAdvice(body, { textLimit, now }).filter(({ level }) => level === 'warning');
    return {
      errors: [...issues.map(inWords), ...(lost.get(member.language) ?? [])],
      warnings: warnings.map(inWords),
    };
  };
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

/**
 * The checks of all members, by key. They come in slices while the page is idle, so that typing goes on beside them; after a
 * change they begin again, and the last results stay until the new ones are there.
 */
export function useMemberChecks(model: SetModel, textLimit: number) {
  const [checks, setChecks] = useState<ReadonlyMap<string, MemberCheck>>(() => new Map());
  const [checked, setChecked] = useState<SetModel>();
  const { members } = model;

  // The checks run outside of rendering.
  useEffect(() => {
    let isStopped = false;
    const found = new Map<string, MemberCheck>();
    const check = createMemberCheck(model, textLimit);
    function run(from: number) {
      if (isStopped) return;
      for (const member of members.slice(from, from + slice)) found.set(member.key, check(member));
      if (from + slice < members.length) onIdle(() => run(from + slice), { within: 200, otherwise: 20 });
      else {
        setChecks(found);
        setChecked(model);
      }
    }
    onIdle(() => run(0), { within: 300, otherwise: 50 });
    return () => {
      isStopped = true;
    };
  }, [model, members, textLimit]);

  return useMemo(() => ({ checks, isDone: checked === model }), [checks, checked, model]);
}
