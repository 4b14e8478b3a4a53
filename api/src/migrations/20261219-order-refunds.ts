import type { Db, ObjectId } from 'mongodb';

import { todayInAmsterdam } from '../platform/dates/amsterdam';

interface Order {
  _id: ObjectId;
  lines: { amount: number; price: number }[];
}

/** The money of orders that were paid and cancelled before this is due back, as of today: nobody knows whether it was given back. */
export async function up(db: Db): Promise<void> {
  const orders = db.collection<Order>('webshopOrders');
  const paid = { state: 'cancelled', paidOn: { $type: 'string' as const }, refund: { $exists: false } };
  for await (const { _id, lines } of orders.find(paid, { projection: { lines: 1 } })) {
    const total = lines.reduce((sum, { amount, price }) => sum + amount * price, 0);
    if (total > 0)
      await orders.updateOne(
        { _id, ...paid },
        { $set: { refund: { amount: total, since: todayInAmsterdam() } } },
      );
  }
}
