// @ts-check
/**
 * Words that strings of the page, the command line and the server do not use, each with the word to use. `except` are
 * strings in which the word is right, with the reason: the list cannot grow without one.
 *
 * @type {readonly { old: RegExp, use: string, except?: readonly { text: string, why: string }[] }[]}
 */
export const oldWords = [
  { old: /\bmend(?:s|ed|ing)?\b/i, use: 'fix' },
  { old: /\bset aside\b/i, use: 'not imported' },
  { old: /\b(?:bring|brings|bringing|brought) (?:it |them |all )?in\b/i, use: 'import' },
  { old: /\bby hand\b/i, use: 'manually' },
  { old: /\bask(?:s|ed)? for the status\b/i, use: 'refresh the status' },
  {
    old: /\bas (?:it|they) stands?\b|\bstands? (?:in|beside|at|here|on|before|after|twice)\b/i,
    use: 'is, appears',
  },
  { old: /\bshall\b/i, use: 'will, should' },
  { old: /\bfor instance\b/i, use: 'for example' },
  { old: /\bno(?:t a)? problem\b|\bput (?:it|this|this message) away\b/i, use: 'dismiss' },
  { old: /\bsign-in codes?\b/i, use: 'app ID' },
  { old: /\b(?:keep(?:s|ing)?|kept) (?:a|this|the|as a) (?:version|copy|draft)\b/i, use: 'save' },
  { old: /\bmarkers?\b/i, use: 'personal field' },
  { old: /\b(?:fallback|picture|file|web|media|thumbnail) address(?:es)?\b/i, use: 'link' },
  { old: /\bremark(?:s|ed)?\b/i, use: 'issue' },
  {
    old: /\bhints?\b/i,
    use: 'tip',
    except: [
      { text: '.cm-lintRange-info, .cm-lintRange-hint', why: 'classes of the code editor' },
      { text: '.cm-diagnostic-info, .cm-diagnostic-hint', why: 'classes of the code editor' },
    ],
  },
  {
    old: /\brefus(?:e|es|ed|al|als|ing)\b/i,
    use: 'reject',
    except: [
      {
        text: 'must be one of 200, 200:odd, 200:empty, complete, refuse, expire, 400, 401, 403, 404, each with :<code> (40001, 40002, 40003, 40100, 40300 or 42900) and :<parameter> if you want, 429:<seconds>, {…}',
        why: '`refuse` is a value of the interface.',
      },
      {
        text: 'The next responses to verification starts: `200`, `200:odd`, `200:empty`, `complete`, `refuse`, `expire`, `400:<code>:<parameter>` (also 401, 403, 404), `429:<seconds>`, `500`, `502`, `503`, `504`, `slow:<milliseconds>`, `html:<status>`, `redirect`, `dropped-after-commit`, `dropped-before-commit`.',
        why: '`refuse` is a value of the interface.',
      },
    ],
  },
  { old: /\banswer(?:s|ed|ing)?\b/i, use: 'response, respond' },
  { old: /\bserver of this page\b/i, use: 'the server' },
  { old: /\bon (?:its|their|the) way\b/i, use: 'name what happened: damaged, changed while copying' },
  { old: /\btak(?:e|es|ing) (?:it |them |this )?(?:away|out)\b/i, use: 'remove' },
  { old: /\bcaret\b/i, use: 'cursor' },
  { old: /\bundid\b/i, use: 'undone' },
  { old: /\bholds?\b/i, use: 'contains, has' },
  { old: /\b(?:creations?|sendings)\b/i, use: 'submission' },
];
