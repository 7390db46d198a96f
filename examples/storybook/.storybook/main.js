export default {
  framework: '@storybook/html-vite',
  stories: ['../*.stories.js'],
  core: { disableTelemetry: true },
  viteFinal: (config) => ({
    ...config,
    // Only Vite 6 and 7 need it: their development servers move the script away from its fonts.
    optimizeDeps: { ...config.optimizeDeps, exclude: ['rcs-template-builder'] },
  }),
};
