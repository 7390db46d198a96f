import { appointmentReminder } from './appointmentReminder';
import { bankAlert } from './bankAlert';
import { billReady } from './billReady';
import { boardingPass } from './boardingPass';
import { clinicVisit } from './clinicVisit';
import { courseSchedule } from './courseSchedule';
import { deliveryLocation } from './deliveryLocation';
import { eventTickets } from './eventTickets';
import type { Example } from './example';
import { fashion } from './fashion';
import { feedback } from './feedback';
import { hotelBooking } from './hotelBooking';
import { hotelRooms } from './hotelRooms';
import { insuranceRenewal } from './insuranceRenewal';
import { interests } from './interests';
import { loyalty } from './loyalty';
import { mobilePlans } from './mobilePlans';
import { oneTimeCode } from './oneTimeCode';
import { orderShipped } from './orderShipped';
import { phoneBill } from './phoneBill';
import { plantCare } from './plantCare';
import { restaurantSpecials } from './restaurantSpecials';
import { speedOne, speedTen } from './speedDocuments';
import { storeNearby } from './storeNearby';

/** Every example in the order of the gallery; the speed documents last. */
export const examples: readonly Example[] = [
  orderShipped,
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
  speedTen,
  speedOne,
];

/** The example of that id, as in `/templates/new?from=order-shipped`. */
export function findExample(id: string): Example | undefined {
  return examples.find((example) => example.id === id);
}
