// @ts-check

/**
 * The name by which the files of one folder import each other: "start-1.js" of "assets/start-1.js".
 * @param {string} fileName
 */
export const fileOf = (fileName) => fileName.slice(fileName.lastIndexOf('/') + 1);
