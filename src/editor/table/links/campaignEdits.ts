import { isHttpUriWithMarkers } from '../../../schema/values/markers';
import { limits } from '../../../schema/values/limits';
import type { TemplateDraft } from '../../../schema/draft/draft';
import { cardOf } from '../../state/paths';
import { addCampaign, campaignOf, removeCampaign, type Campaign } from './campaign';
import { setTargets, targetsIn, type ButtonTarget } from './targets';

export type CampaignPlan = {
  campaign: Campaign;
  /** Settings that a link has already get the new values. */
  replaces: boolean;
  /** Content says from which card and button a person came. */
  saysButton: boolean;
};

export type CampaignEdit = { target: ButtonTarget; before: string; after: string };

const linksIn = (draft: TemplateDraft) =>
  targetsIn(draft).filter(({ kind, text }) => kind === 'link' && isHttpUriWithMarkers(text));

/** The links that would change, and those that would be too long and stay. */
export function planCampaign(
  draft: TemplateDraft,
  plan: CampaignPlan,
): { edits: CampaignEdit[]; tooLong: CampaignEdit[] } {
  const all = linksIn(draft)
    .map((target) => ({
      target,
      before: target.text,
      after: addCampaign(target.text, campaignFor(target, plan), plan.replaces),
    }))
    .filter(({ before, after }) => before !== after);
  return {
    edits: all.filter(({ after }) => after.length <= limits.url),
    tooLong: all.filter(({ after }) => after.length > limits.url),
  };
}

/** The links that have settings of a campaign, without them. */
export function planRemoval(draft: TemplateDraft): CampaignEdit[] {
  return linksIn(draft)
    .map((target) => ({ target, before: target.text, after: removeCampaign(target.text) }))
    .filter(({ before, after }) => before !== after);
}

/** The number of links that are no whole address yet. */
export function countUnfinished(draft: TemplateDraft): number {
  return targetsIn(draft).filter(({ kind, text }) => kind === 'link' && !isHttpUriWithMarkers(text)).length;
}

/** The settings that the links have in common, to start with. */
export function commonCampaign(draft: TemplateDraft): Partial<Campaign> {
  const [first, ...others] = linksIn(draft).map(({ text }) => campaignOf(text));
  return Object.fromEntries(
    Object.entries(first ?? {}).filter(([name, value]) =>
      others.every((other) => other[name as keyof Campaign] === value),
    ),
  );
}

export function applyEdits(draft: TemplateDraft, edits: readonly CampaignEdit[]): TemplateDraft {
  const texts = new Map(edits.map(({ target, after }) => [target.path, after]));
  return setTargets(
    draft,
    edits.map(({ target }) => target),
    ({ path, text }) => texts.get(path) ?? text,
  );
}

function campaignFor(target: ButtonTarget, { campaign, saysButton }: CampaignPlan): Campaign {
  if (!saysButton) return campaign;
  const card = cardOf(target.path);
  const button = (target.name.split(' › ').at(-1) ?? '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  const parts = [campaign.content.trim(), card === undefined ? '' : `card${card + 1}`, button];
  return { ...campaign, content: parts.filter((part) => part !== '').join('_') };
}
