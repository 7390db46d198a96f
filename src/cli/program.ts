import { Command, CommanderError, Option, InvalidArgumentError } from 'commander';
import { version } from '../../package.json';
import { choices, defaultBase, listedPhones, readBase } from './options';
import { limits } from '../schema/values/limits';
import { UsageError, exitCodes, type ExitCode, type Terminal } from './terminal';

/** Runs a command line without the names of program and script. Gives its exit code and never throws. */
export async function run(parameters: readonly string[], terminal: Terminal): Promise<ExitCode> {
  let code: ExitCode = exitCodes.done;
  const program = createProgram(terminal, (result) => {
    code = result;
  });
  try {
    await program.parseAsync(parameters, { from: 'user' });
    return code;
  } catch (error) {
    // Commander has written its sentence, or the help that was asked for.
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.failed;
    terminal.remark(error instanceof UsageError ? `${error.message}\n` : `Unexpected: ${String(error)}\n`);
    return exitCodes.failed;
  }
}

// Each command loads its own code, so that none waits for another's.
function createProgram(terminal: Terminal, done: (code: ExitCode) => void): Command {
  const program = new Command('rcs-template')
    .description('Checks, draws and converts RCS message templates. It sends nothing.')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand(false)
    .showHelpAfterError('(--help explains the options)')
    .configureOutput({ writeOut: terminal.write, writeErr: terminal.remark })
    .exitOverride();

  program
    .command('check')
    .description('find errors and advice in templates')
    .argument('<files...>', 'files to read, folders to look through, - for standard input')
    .addOption(new Option('--json', 'print JSON').conflicts('sarif'))
    .option('--sarif', 'print SARIF 2.1.0, for code scanners')
    .option('--sarif-file <file>', 'also write SARIF to a file')
    .option('--max-warnings <number>', 'fail with more warnings than this', readCount)
    .option('--quiet', 'list errors only')
    .addOption(
      new Option('--text-limit <number>', 'characters of a message text at most')
        .choices(choices.textLimit.map(String))
        .default(String(limits.text)),
    )
    .addHelpText(
      'after',
      '\nExit code: 0 without errors, 1 with some, 2 if a file cannot be read or a folder holds no template.',
    )
    .action(async (files: string[], { textLimit, ...options }: { textLimit: string }) => {
      const { check } = await import('./check');
      done(await check(files, { ...options, textLimit: Number(textLimit) }, terminal));
    });

  program
    .command('explain')
    .description('say what a field takes, or what a rule of a finding means')
    .argument('<topic>', 'a path like component.text, a field like title, or a rule like limit')
    .action(async (topic: string) => {
      const { explainTopic } = await import('./explain');
      done(explainTopic(topic, terminal));
    });

  program
    .command('link')
    .description('print the share link of a template')
    .argument('<file>', 'file to read, - for standard input')
    .addOption(
      new Option('--base <address>', 'where the builder is reached')
        .default(defaultBase)
        .env('PUBLIC_URL')
        .argParser(parseBase),
    )
    .addOption(new Option('--phone <phone>', 'phones that it opens with').choices(choices.phone))
    .addOption(themeOption())
    .option('--card <number>', 'card of a carousel that it opens with', readCount)
    .addOption(
      new Option('--page <page>', 'open the spec sheet, or the phones in every state').choices([
        'sheet',
        'matrix',
      ]),
    )
    .action(async (file: string, options) => {
      const { link } = await import('./link');
      done(await link(file, options, terminal));
    });

  program
    .command('draw')
    .description('draw the phones with a template as PNG files, with the Chromium or Chrome of this machine')
    .argument('<files...>', 'files to read, folders to look through, - for standard input')
    .requiredOption('--out <folder>', 'where the pictures go')
    .addOption(new Option('--phone <phone>', 'phones to draw').choices(choices.phone).default('both'))
    .addOption(themeOption())
    .addOption(
      new Option('--view <view>', 'draw the notification in place of the conversation').choices(choices.view),
    )
    .addOption(new Option('--text <size>', 'text size of the phones').choices(choices.textSize))
    .addOption(
      new Option('--width <dp>', `the Android phone by its width: ${listedPhones.android}`).choices(
        choices.width.map(String),
      ),
    )
    .addOption(
      new Option('--iphone <pt>', `the iPhone by its width: ${listedPhones.ios}`).choices(
        choices.iphone.map(String),
      ),
    )
    .option('--more-contrast', 'set the phones to more contrast')
    .addOption(new Option('--samples <set>', 'values in place of parameters').choices(choices.samples))
    .option('--card <number>', 'card of a carousel that stands in the middle', readCount)
    .addOption(
      new Option('--scale <number>', 'image pixels for each pixel of the page')
        .choices(['1', '2', '3'])
        .default('2'),
    )
    .option('--no-pictures', 'do not load pictures of the template from their hosts')
    .action(async (files: string[], { scale, width, iphone, moreContrast, theme, ...options }) => {
      const { draw } = await import('./draw');
      const view = {
        ...options,
        scale: Number(scale),
        theme: theme ?? 'light',
        width: width && Number(width),
        iphone: iphone && Number(iphone),
        contrast: moreContrast && 'more',
      };
      done(await draw(files, view, terminal));
    });

  program
    .command('import')
    .description('print a template of any form as a request body; the report goes to standard error')
    .argument('<file>', 'file to read, - for standard input')
    .action(async (file: string) => {
      const { importFile } = await import('./import');
      done(await importFile(file, terminal));
    });

  program
    .command('schema')
    .description('print the JSON Schema of a template')
    .action(async () => {
      const { templateJsonSchema } = await import('../schema/jsonSchema/templateJsonSchema');
      terminal.write(`${JSON.stringify(templateJsonSchema(), null, 2)}\n`);
      done(exitCodes.done);
    });

  program
    .command('boundary')
    .description('write templates at every limit of the interface, for tests')
    .option('--out <folder>', 'write a file for each; without it, print them as JSON')
    .action(async (options: { out?: string }) => {
      const { boundary } = await import('./boundary');
      done(await boundary(options, terminal));
    });

  program
    .command('mcp')
    .description('serve the tools to a program that speaks the Model Context Protocol, over standard input')
    .action(async () => {
      const { mcp } = await import('./mcp');
      done(await mcp(terminal));
    });

  // Options that a command was made with before do not reach it.
  for (const command of program.commands) {
    command.copyInheritedSettings(program).exitOverride();
  }
  return program;
}

/** The theme of the drawn phones. */
const themeOption = () => new Option('--theme <theme>', 'colours of the phones').choices(choices.theme);

/** Reads a whole number. @throws {InvalidArgumentError} for anything else. */
function readCount(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new InvalidArgumentError('Write a whole number.');
  return Number(text);
}

/** Reads the address of a builder. @throws {InvalidArgumentError} if it is none. */
function parseBase(text: string): string {
  const base = readBase(text);
  if (base === undefined)
    throw new InvalidArgumentError('Write a whole web address, for instance https://rcs.example.com.');
  return base;
}
