/** @type {import('vite').UserConfig} */
export default {
  base: './',
  // Only Vite 6 and 7 need it: their development servers move the script away from its fonts.
  optimizeDeps: { exclude: ['rcs-template-builder'] },
};
