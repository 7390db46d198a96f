import { matrixPhones, nameOfPhone, type MatrixPhone } from '../../exchange/link/matrixPhones';

/** Names of the choices of a matrix for people. */
export const themeNames = { light: 'Light', dark: 'Dark' } as const;
export const contrastNames = { usual: 'Usual contrast', more: 'More contrast' } as const;
export const matrixPhoneNames = Object.fromEntries(
  matrixPhones.map((phone) => [phone, nameOfPhone(phone)]),
) as Record<MatrixPhone, string>;
