const taken = /\b(?:exists?|taken|unique|duplicated?|(?:already|been) used|in use|is used)\b/i;

/** Ways to mean the name of the template. A "file name" or "parameter name" is another one. */
const templateName = [
  /^\W*(?:the |this |duplicate )?name\b(?! of\b)/i,
  /\btemplate[\s_]?name\b/i,
  /\bname of (?:the|this|a|your|another) template\b/i,
  /\btemplate (?:with|of|under|has|uses) (?:the |this |that |the same )?name\b/i,
];

/** Whether a platform's refusal says that the name of the template is used already. */
export function saysNameIsTaken(message: string, name: string): boolean {
  if (!taken.test(message)) return false;
  const isNamed = /\btemplate\b/i.test(message) && message.includes(name);
  return isNamed || templateName.some((pattern) => pattern.test(message));
}
