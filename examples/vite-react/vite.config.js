/** @type {import('vite').UserConfig} */
export default {
  base: './',
  // The development server would move the script away from its fonts.
  optimizeDeps: { exclude: ['rcs-template-builder'] },
};
