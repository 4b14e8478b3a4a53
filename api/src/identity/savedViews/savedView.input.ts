import { IsNotEmpty, Matches, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';

import { texts } from '../../platform/errors/texts';

const LONGEST_NAME = 40;
const LONGEST_SEARCH = 1000;

@InputType({ description: 'A view of a list, to keep under a name.' })
export class SavedViewInput {
  @Field({ description: "Which list, such as 'club-leden'." })
  @Matches(/^[a-z-]{1,40}$/, { message: texts.viewOfNoList })
  list: string;

  @Field({ description: 'Another one for each view of a list.' })
  @MaxLength(LONGEST_NAME, { message: texts.viewNameTooLong })
  @IsNotEmpty({ message: texts.required })
  name: string;

  @Field({ description: "What stands in the address; '' for the list as it is at first." })
  @Matches(/^(\?[^#\s]*)?$/, { message: texts.viewOfNoList })
  @MaxLength(LONGEST_SEARCH, { message: texts.viewTooLong })
  search: string;
}
