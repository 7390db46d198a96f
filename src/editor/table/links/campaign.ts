import { z } from '../../../schema/values/zod';
import { splitAtMarkers, isHttpUriWithMarkers } from '../../../schema/values/markers';
import { limits } from '../../../schema/values/limits';
import type { TemplateDraft } from '../../../schema/draft/draft';
import { cardOf } from '../../state/paths';
import { setTargets, targetsIn, type ButtonTarget } from './targets';

/** The settings of a campaign that a link carries for web statistics (UTM). */
export const campaignNames = ['source', 'medium', 'campaign', 'content'] as const;
export type CampaignName = (typeof campaignNames)[number];
export type CampaignSettings = Readonly<Record<CampaignName, string>>;

/** The parts of an address as written. Markers have no `?`, `&` or `#`, so they stay whole. */
function split(url: string): { base: string; params: string[]; fragment: string } {
  const [, base = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(url) ?? [];
  return { base, params: query === '' ? [] : query.split('&'), fragment };
}

const join = ({ base, params, fragment }: ReturnType<typeof split>) =>
  `${base}${params.length === 0 ? '' : `?${params.join('&')}`}${fragment}`;

/** The setting that a part of a query holds, if any. */
function nameOf(param: string): CampaignName | undefined {
  const key = param.split('=', 1)[0]?.toLowerCase();
  return campaignNames.find((name) => key === `utm_${name}`);
}

/** A value as a part of an address: markers stay, other signs are encoded. */
function encode(value: string): string {
  return splitAtMarkers(value.trim())
    .map((part) => ('marker' in part ? part.marker : encodeURIComponent(part.text.toWellFormed())))
    .join('');
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    return value;
  }
}

/** The address with these settings. Blank ones add nothing; `replaces`: a setting that is there already gets the new value. */
export function addCampaign(url: string, campaign: CampaignSettings, replaces: boolean): string {
  const parts = split(url);
  const params = [...parts.params];
  for (const name of campaignNames) {
    if (campaign[name].trim() === '') continue;
    const param = `utm_${name}=${encode(campaign[name])}`;
    const at = params.findIndex((each) => nameOf(each) === name);
    if (at === -1) params.push(param);
    else if (replaces) params[at] = param;
  }
  return join({ ...parts, params });
}

/** The address without settings of a campaign. An address without them stays as it is, sign for sign. */
export function removeCampaign(url: string): string {
  const parts = split(url);
  const params = parts.params.filter((each) => nameOf(each) === undefined);
  return params.length === parts.params.length ? url : join({ ...parts, params });
}

/** The settings that an address has. */
export function campaignOf(url: string): Partial<CampaignSettings> {
  return Object.fromEntries(
    split(url).params.flatMap((param) => {
      const name = nameOf(param);
      return name ? [[name, decode(param.slice(param.indexOf('=') + 1))]] : [];
    }),
  );
}

export const CampaignPlan = z.object({
  campaign: z.record(z.enum(campaignNames), z.string()),
  /** Settings that a link has already get the new values. */
  replaces: z.boolean(),
  /** Content says from which card and button a person came. */
  saysButton: z.boolean(),
});
export type CampaignPlan = z.infer<typeof CampaignPlan>;

export type CampaignEdit = { target: ButtonTarget; before: string; after: string };

const linksIn = (draft: TemplateDraft) =>
  targetsIn(draft).filter(({ kind, text }) => kind === 'link' && isHttpUriWithMarkers(text));

/** The links that a change makes different. */
const editLinks = (draft: TemplateDraft, change: (target: ButtonTarget) => string): CampaignEdit[] =>
  linksIn(draft)
    .map((target) => ({ target, before: target.text, after: change(target) }))
    .filter(({ before, after }) => before !== after);

/** The links that would change, and those that would be too long and stay. */
export function planCampaign(
  draft: TemplateDraft,
  plan: CampaignPlan,
): { edits: CampaignEdit[]; tooLong: CampaignEdit[] } {
  const all = editLinks(draft, (target) =>
    addCampaign(target.text, campaignFor(target, plan), plan.replaces),
  );
  return {
    edits: all.filter(({ after }) => after.length <= limits.url),
    tooLong: all.filter(({ after }) => after.length > limits.url),
  };
}

/** The links that have settings of a campaign, without them. */
export const planRemoval = (draft: TemplateDraft): CampaignEdit[] =>
  editLinks(draft, ({ text }) => removeCampaign(text));

/** The number of links that are no whole address yet. */
export function countUnfinished(draft: TemplateDraft): number {
  return targetsIn(draft).filter(({ kind, text }) => kind === 'link' && !isHttpUriWithMarkers(text)).length;
}

/** The settings that the links have in common, to start with. */
export function commonCampaign(draft: TemplateDraft): Partial<CampaignSettings> {
  const [first, ...others] = linksIn(draft).map(({ text }) => campaignOf(text));
  return Object.fromEntries(
    Object.entries(first ?? {}).filter(([name, value]) =>
      others.every((other) => other[name as keyof CampaignSettings] === value),
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

function campaignFor(target: ButtonTarget, { campaign, saysButton }: CampaignPlan): CampaignSettings {
  if (!saysButton) return campaign;
  const card = cardOf(target.path);
  const button = (target.name.split(' › ').at(-1) ?? '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  const parts = [campaign.content.trim(), card === undefined ? '' : `card${card + 1}`, button];
  return { ...campaign, content: parts.filter((part) => part !== '').join('_') };
}
