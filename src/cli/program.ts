import { Command, CommanderError, Option, InvalidArgumentError } from 'commander';
import { version } from '../../package.json';
import { phoneWord } from '../exchange/link/linkView';
import { choices, defaultBase, listedPhones, readBase } from './options';
import { limits } from '../schema/values/limits';
import { UsageError, exitCodes, type ExitCode, type Terminal } from './io/terminal';

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
    terminal.remark(
      error instanceof UsageError ? `${error.message}\n` : `Unexpected error: ${String(error)}\n`,
    );
    return exitCodes.failed;
  }
}

// Each command loads its own code, so that none waits for another's.
function createProgram(terminal: Terminal, done: (code: ExitCode) => void): Command {
  const program = new Command('rcs-template')
    .description('Check, draw, convert and share RCS message templates. Only “set send” sends to a platform.')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand(false)
    .showHelpAfterError('(use --help to list the options)')
    .configureOutput({ writeOut: terminal.write, writeErr: terminal.remark })
    .exitOverride();

  program
    .command('check')
    .description('find errors, warnings and tips in templates')
    .argument('<files...>', 'files or folders, or - for standard input')
    .addOption(new Option('--json', 'print JSON').conflicts('sarif'))
    .option('--sarif', 'print SARIF 2.1.0, for code scanners')
    .option('--sarif-file <file>', 'also write SARIF to a file')
    .option('--max-warnings <number>', 'fail if there are more warnings than this', readCount)
    .option('--quiet', 'list errors only')
    .addOption(
      new Option('--text-limit <number>', 'maximum characters in a message text')
        .choices(choices.textLimit.map(String))
        .default(String(limits.text)),
    )
    .addHelpText(
      'after',
      '\nExit code: 0 no errors, 1 errors or too many warnings, 2 a file cannot be read or a folder has no templates.',
    )
    .action(async (files: string[], { textLimit, ...options }: { textLimit: string }) => {
      const { check } = await import('./check');
      done(await check(files, { ...options, textLimit: Number(textLimit) }, terminal));
    });

  program
    .command('explain')
    .description('explain a field or a rule of the check')
    .argument('<topic>', 'a path (component.text), a field (title) or a rule (limit)')
    .action(async (topic: string) => {
      const { explainTopic } = await import('./explain');
      done(explainTopic(topic, terminal));
    });

  program
    .command('link')
    .description('print the share link of a template')
    .argument('<file>', 'file, or - for standard input')
    .addOption(
      new Option('--base <url>', 'URL of the builder')
        .default(defaultBase)
        .env('PUBLIC_URL')
        .argParser(parseBase),
    )
    .addOption(new Option('--phone <phone>', 'phones to show first').choices(choices.phone))
    .addOption(themeOption())
    .option('--card <number>', 'carousel card to show first', readCount)
    .addOption(
      new Option('--page <page>', 'open the spec sheet, or the page that compares phones').choices([
        'sheet',
        'matrix',
      ]),
    )
    .action(async (file: string, { phone, ...options }) => {
      const { link } = await import('./link');
      done(await link(file, { ...options, phone: phoneWord(phone) }, terminal));
    });

  program
    .command('draw')
    .description('draw templates on both phones as PNG files, using Chromium or Chrome')
    .argument('<files...>', 'files or folders, or - for standard input')
    .requiredOption('--out <folder>', required('folder for the pictures'))
    .addOption(new Option('--phone <phone>', 'phones to draw').choices(choices.phone).default('both'))
    .addOption(themeOption())
    .addOption(
      new Option('--view <view>', 'draw the notification instead of the conversation').choices(choices.view),
    )
    .addOption(new Option('--text <size>', 'text size on the phones').choices(choices.textSize))
    .addOption(
      new Option('--width <dp>', `Android phone by screen width: ${listedPhones.android}`).choices(
        choices.width.map(String),
      ),
    )
    .addOption(
      new Option('--iphone <pt>', `iPhone by screen width: ${listedPhones.ios}`).choices(
        choices.iphone.map(String),
      ),
    )
    .option('--more-contrast', 'draw the phones with more contrast')
    .addOption(new Option('--samples <set>', 'sample values for personal fields').choices(choices.samples))
    .option('--card <number>', 'carousel card in the middle of the screen', readCount)
    .addOption(
      new Option('--scale <number>', 'image pixels per page pixel').choices(['1', '2', '3']).default('2'),
    )
    .option('--no-pictures', 'do not load pictures from their servers')
    .action(async (files: string[], { scale, phone, width, iphone, moreContrast, theme, ...options }) => {
      const { draw } = await import('./draw');
      const view = {
        ...options,
        phone: phoneWord(phone),
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
    .description('print any template as a request body; the report goes to standard error')
    .argument('<file>', 'file, or - for standard input')
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
    .description('write templates at every limit, for tests')
    .option('--out <folder>', 'folder for one file each; without it, JSON is printed')
    .action(async (options: { out?: string }) => {
      const { boundary } = await import('./boundary');
      done(await boundary(options, terminal));
    });

  program
    .command('login')
    .description('choose the server and the space of pull, push, status and review')
    .argument('<url>', 'URL of the builder', parseBase)
    .option('--space <name>', 'the space, if you have several')
    .option('--token', 'read the access token from standard input, instead of RCS_TEMPLATE_TOKEN')
    .action(async (server: string, options) => {
      const { login } = await import('./space/login');
      done(await login(server, options, terminal));
    });

  program
    .command('pull')
    .description('bring a folder of templates to the state of the space')
    .argument('[folder]', 'folder of the templates', '.')
    .addOption(forceOption('the space wins over the file'))
    .action(async (folder: string, options) => {
      const { pull } = await import('./space/follow');
      done(await pull(folder, options, terminal));
    });

  program
    .command('push')
    .description('write the templates of a folder that were changed into the space')
    .argument('[folder]', 'folder of the templates', '.')
    .addOption(forceOption('the file wins over the space'))
    .action(async (folder: string, options) => {
      const { push } = await import('./space/follow');
      done(await push(folder, options, terminal));
    });

  program
    .command('status')
    .description('compare a folder of templates with the space')
    .argument('[folder]', 'folder of the templates', '.')
    .option('--json', 'print JSON')
    .action(async (folder: string, options) => {
      const { status } = await import('./space/follow');
      done(await status(folder, options, terminal));
    });

  program
    .command('review')
    .description('say which templates of a folder reviewers have approved, or send them to review')
    .argument('[folder]', 'folder of the templates', '.')
    .option('--ask', 'send what no reviewer has approved to review')
    .option('--note <text>', 'with --ask: a note for the reviewers')
    .option('--approve', 'approve what waits for review, where the space lets a token approve')
    .option('--reason <text>', 'with --approve: why')
    .option('--wait <minutes>', 'wait for decisions', readCount)
    .option('--json', 'print JSON')
    .action(async (folder: string, options) => {
      const { review } = await import('./space/review');
      done(await review(folder, options, terminal));
    });

  const set = program.command('set').description('make, check and send one template for each row of a sheet');
  set
    .command('check')
    .description('say which rows of a sheet cannot become a template, and why')
    .argument('<sheet>', 'CSV, TSV or XLSX file, with headings in the first row')
    .addOption(templateOption())
    .addOption(nameOption())
    .addOption(countryOption())
    .option('--json', 'print JSON')
    .action(async (sheet: string, options) => {
      const { checkRows } = await import('./set/rows');
      done(await checkRows(sheet, options, terminal));
    });
  set
    .command('build')
    .description('write one template for each row, unless a row has an error')
    .argument('<sheet>', 'CSV, TSV or XLSX file, with headings in the first row')
    .addOption(templateOption())
    .requiredOption('--out <folder>', required('folder for the templates'))
    .addOption(nameOption())
    .addOption(countryOption())
    .action(async (sheet: string, options) => {
      const { buildRows } = await import('./set/rows');
      done(await buildRows(sheet, options, terminal));
    });
  set
    .command('send')
    .description('send the templates of a folder for approval, by the queue of the server')
    .argument('<folder>', 'folder of the templates')
    .requiredOption('--app-id <id>', required('the app ID they are sent for'))
    .option('--platform <name>', 'the platform, if the server has several', 'default')
    .option('--json', 'print JSON')
    .action(async (folder: string, options) => {
      const { sendSet } = await import('./set/send');
      done(await sendSet(folder, options, terminal));
    });

  program
    .command('mcp')
    .description('serve these commands to an AI assistant (Model Context Protocol)')
    .action(async () => {
      const { mcp } = await import('./mcp');
      done(await mcp(terminal));
    });

  // Options that a command was made with before do not reach it.
  for (const command of [...program.commands, ...set.commands]) {
    command.copyInheritedSettings(program).exitOverride();
  }
  return program;
}

/** Commander’s help does not say that an option must be given. */
const required = (description: string) => `${description} (required)`;

const templateOption = () =>
  new Option('--template <file>', required('the template that the rows fill')).makeOptionMandatory();
const nameOption = () =>
  new Option('--name <scheme>', 'how names are made, e.g. {base}_{Branch}; without it by the first value');
const countryOption = () =>
  new Option('--country <code>', 'country of phone numbers that name none, e.g. IN').default('IN');

/** Names the revision in the space, so that nothing unseen is overwritten. */
const forceOption = (effect: string) =>
  new Option('--force <file@revision...>', `${effect}, if the space has this revision`);

/** The theme of the drawn phones. */
const themeOption = () => new Option('--theme <theme>', 'theme of the phones').choices(choices.theme);

/** Reads a whole number. @throws {InvalidArgumentError} for anything else. */
function readCount(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new InvalidArgumentError('Enter a whole number.');
  return Number(text);
}

/** Reads the address of a builder. @throws {InvalidArgumentError} if it is none. */
function parseBase(text: string): string {
  const base = readBase(text);
  if (base === undefined) throw new InvalidArgumentError('Enter a full URL, e.g. https://rcs.example.com.');
  return base;
}
