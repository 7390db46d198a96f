import {
  boardingPass,
  clinicVisit,
  hotelBooking,
  insuranceRenewal,
  loyalty,
  orderShipped,
  phoneBill,
  storeNearby,
} from './cards';
import {
  courseSchedule,
  eventTickets,
  fashion,
  festiveSale,
  hotelRooms,
  mobilePlans,
  plantCare,
  restaurantSpecials,
} from './carousels';
import {
  appointmentReminder,
  bankAlert,
  billReady,
  deliveryLocation,
  feedback,
  interests,
  oneTimeCode,
} from './texts';
import type { Example } from './example';

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
