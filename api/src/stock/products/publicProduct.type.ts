import { Field, ID, Int } from 'type-graphql';

import { StoredFile } from '../../platform/files/storedFile.type';
import { AnswerType } from '../../platform/schema/answerType';
import { availableOf, closedIds } from '../orders/reservation.service';
import { listProducts } from './product.service';

@AnswerType('A product as visitors of the webshop see it.')
export class PublicProduct {
  @Field(() => ID, { description: 'The id of the product, for an order.' })
  id: string;

  @Field({ description: 'What it is sold as; of a variant "Family (variant)".' })
  title: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'Shared by the variants of one product, which come behind each other: show those as one, with a choice. Null: it has none.',
  })
  familyId: string | null;

  @Field(() => String, { nullable: true, description: 'The name of that one product; null: no variants.' })
  family: string | null;

  @Field(() => String, { nullable: true, description: 'Which variant it is ("maat L"); null: no variants.' })
  variant: string | null;

  @Field()
  description: string;

  @Field(() => Int, { description: 'Cents.' })
  price: number;

  @Field(() => Int, { nullable: true, description: 'Cents for sending it; null: it is collected.' })
  deliveryPrice: number | null;

  @Field(() => StoredFile, { nullable: true, description: 'A picture; null: none.' })
  image: StoredFile | null;

  @Field(() => Int, { description: 'How many can be ordered; 0: sold out.' })
  available: number;
}

/** What visitors of the webshop can order, by title, the variants of one product behind each other. */
export async function listOffered(): Promise<PublicProduct[]> {
  const [products, closed] = await Promise.all([listProducts(), closedIds()]);
  return products.map((product) => {
    const { id, title, description, price, deliveryPrice = null, image = null } = product;
    const { familyId = null, family = null, variant = null } = product;
    const available = Math.max(0, availableOf(product, closed));
    return { id, title, familyId, family, variant, description, price, deliveryPrice, image, available };
  });
}
