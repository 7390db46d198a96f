/** Style sheet of the pages that the server draws itself, without script. */
export const docsStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 64rem; margin: 0 auto; padding: 2rem 1rem 4rem; overflow-wrap: anywhere; }
h1 { font-size: 1.75rem; }
h2 { margin-top: 3rem; border-top: 1px solid #8884; padding-top: 1.5rem; }
h3 { margin-top: 2rem; }
code, pre { font: 0.875em ui-monospace, monospace; }
pre { overflow: auto; padding: 1rem; background: #8882; border-radius: 0.5rem; max-height: 24rem; }
.method { display: inline-block; padding: 0 0.5rem; border-radius: 0.375rem; background: #1b6e3c; color: #fff; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 0.375rem 0.5rem; border-bottom: 1px solid #8884; }
button { font: inherit; padding: 0.5rem 1rem; margin: 0.25rem 0; min-width: 16rem; }
a { color: light-dark(#0b57d0, #a8c7fa); }
`;
