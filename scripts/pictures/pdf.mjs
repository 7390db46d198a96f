// @ts-check
/** A one-page PDF of a telephone bill: A5, standard fonts, uncompressed, so that the file is readable text. */

/** Size and place in points, from the lower left. @typedef {[size: number, bold: boolean, x: number, y: number, text: string]} Line */

/** @type {Line[]} */
const lines = [
  [22, true, 40, 536, 'Tilli Mobile'],
  [10, false, 40, 518, 'Your bill for February 2027'],
  [10, true, 40, 452, 'Plan and use'],
  [10, true, 330, 452, 'Amount'],
  [10, false, 40, 428, 'Plan "Everyday", 20 GB'],
  [10, false, 330, 428, '\\24318.00'],
  [10, false, 40, 408, 'Calls to other countries, 24 minutes'],
  [10, false, 330, 408, '\\2434.80'],
  [10, false, 40, 388, 'Roaming day, 14 February'],
  [10, false, 330, 388, '\\2431.20'],
  [12, true, 40, 348, 'To pay'],
  [12, true, 330, 348, '\\24324.00'],
  [9, false, 40, 300, 'We collect this amount on 20 March 2027. There is nothing to do.'],
  [9, false, 40, 284, 'Questions? Call +44 20 7946 0163, every day from 8 to 20.'],
  [8, false, 40, 40, 'Tilli Mobile is an invented company. This bill is an example.'],
];

/** @param {Line} line */
const shown = ([size, bold, x, y, text]) =>
  `BT /${bold ? 'B' : 'R'} ${size} Tf ${x} ${y} Td (${text.replaceAll(/[()]/g, '\\$&')}) Tj ET`;

/** @param {string} name */
const font = (name) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

/** The PDF as a text; write it as Latin-1. */
export function bill() {
  const drawing = [
    '0.24 0.54 0.54 rg 0 575 420 20 re f',
    '0.11 0.16 0.27 rg',
    ...lines.map(shown),
    '0.83 0.40 0.29 RG 1 w 40 444 m 380 444 l S 40 368 m 380 368 l S',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-GB) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 595] /Resources << /Font << /R 5 0 R /B 6 0 R >> >> /Contents 4 0 R >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const offset = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  return `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}
