import { isBlank } from '../../schema/values/acrossFields';
import type { SuggestionPart } from '../model/parts';
import { emptyField, type Rule } from '../model/rule';
import { interfaceDocument, vendorPages } from '../model/sources';

const openUrlOf = ({ action }: SuggestionPart) => action?.openUrlAction;
const isWebview = (suggestion: SuggestionPart) => openUrlOf(suggestion)?.application === 'WEBVIEW';
const viewMode = ['action', 'openUrlAction', 'webviewViewMode'];

/** Buttons that open a web address. */
export const openUrlRules: readonly Rule<SuggestionPart>[] = [
  {
    id: 'webview-without-mode',
    kind: 'refusal',
    ...vendorPages.awsSuggestions,
    at: viewMode,
    applies: (suggestion) => isWebview(suggestion) && isBlank(openUrlOf(suggestion)?.webviewViewMode),
    message: () => 'Webview size is not chosen, and the address may be refused. Choose full, tall or half.',
  },
  {
    id: 'mode-without-webview',
    kind: 'look',
    ...interfaceDocument('SuggestedAction'),
    at: viewMode,
    applies: (suggestion) => !isBlank(openUrlOf(suggestion)?.webviewViewMode) && !isWebview(suggestion),
    message: () =>
      'Webview size is chosen, but the address opens in the browser. Open it in a webview, or remove the size.',
    fix: emptyField('webview size'),
  },
  {
    id: 'webview-without-description',
    kind: 'style',
    ...interfaceDocument('SuggestedAction'),
    at: ['action', 'openUrlAction', 'description'],
    applies: (suggestion) => isWebview(suggestion) && isBlank(openUrlOf(suggestion)?.description),
    message: () =>
      'The webview has no description, so people who listen to their phone do not learn what opens. Say it in a few words.',
  },
  {
    id: 'webview-over-http',
    kind: 'refusal',
    ...vendorPages.awsSuggestions,
    at: ['action', 'openUrlAction', 'url'],
    applies: (suggestion) => isWebview(suggestion) && /^http:/i.test(openUrlOf(suggestion)?.url ?? ''),
    message: () =>
      'A webview opens addresses that start with https:// only. Use one, or open this address in the browser.',
  },
  {
    id: 'webview-without-fallback',
    kind: 'style',
    ...interfaceDocument('SuggestedAction'),
    at: ['action', 'fallbackUrl'],
    applies: (suggestion) => isWebview(suggestion) && isBlank(suggestion.action?.fallbackUrl),
    message: () =>
      'Not every phone has webviews; the interface advises to ask a phone before. Add a fallback address for the others.',
  },
];
