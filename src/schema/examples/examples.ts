import { appointmentReminder } from './texts/appointmentReminder';
import { bankAlert } from './texts/bankAlert';
import { billReady } from './texts/billReady';
import { boardingPass } from './cards/boardingPass';
import { clinicVisit } from './cards/clinicVisit';
import { courseSchedule } from './carousels/courseSchedule';
import { deliveryLocation } from './texts/deliveryLocation';
import { eventTickets } from './carousels/eventTickets';
import type { Example } from './shared/example';
import { fashion } from './carousels/fashion';
import { festiveSale } from './carousels/festiveSale';
import { feedback } from './texts/feedback';
import { hotelBooking } from './cards/hotelBooking';
import { hotelRooms } from './carousels/hotelRooms';
import { insuranceRenewal } from './cards/insuranceRenewal';
import { interests } from './texts/interests';
import { loyalty } from './cards/loyalty';
import { mobilePlans } from './carousels/mobilePlans';
import { oneTimeCode } from './texts/oneTimeCode';
import { orderShipped } from './cards/orderShipped';
import { phoneBill } from './cards/phoneBill';
import { plantCare } from './carousels/plantCare';
import { restaurantSpecials } from './carousels/restaurantSpecials';
import { storeNearby } from './cards/storeNearby';

/** Every example in the order of the gallery. */
export const examples: readonly Example[] = [
  orderShipped,
  festiveSale,
  fashion,
  appointmentReminder,
  boardingPass,
  restaurantSpecials,
  oneTimeCode,
  hotelRooms,
  clinicVisit,
  feedback,
  eventTickets,
  storeNearby,
  deliveryLocation,
  hotelBooking,
  courseSchedule,
  bankAlert,
  loyalty,
  plantCare,
  billReady,
  insuranceRenewal,
  mobilePlans,
  interests,
  phoneBill,
];

/** The example of that id. */
export function findExample(id: string): Example | undefined {
  return examples.find((example) => example.id === id);
}
