export default {
  framework: '@storybook/html-vite',
  stories: ['../*.stories.js'],
  core: { disableTelemetry: true },
  viteFinal: (config) => ({
    ...config,
    // The development server would move the script away from its fonts.
    optimizeDeps: { ...config.optimizeDeps, exclude: ['rcs-template-builder'] },
  }),
};
