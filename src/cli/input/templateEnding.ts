/** The ending by which editors, the command line and the action know a template. */
export const templateEnding = '.rcs-template.json';
