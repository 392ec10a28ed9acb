import type { ImportDuplicates } from '@hearthline/rules/people/contacts/import.ts';
import type { ImportWordField } from '@hearthline/rules/people/contacts/import-words.ts';
import type { NameSplit } from '@hearthline/rules/people/person-name.ts';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { ImportWordFieldEnum, ImportDuplicatesEnum, NameSplitEnum } from './import-enums.types.ts';

@InputType('ContactImportWordInput', { description: 'What a word of the file stands for.' })
@ObjectType('ContactImportDecision', {
  simpleResolvers: true,
  description: 'What a word of the file stands for.',
})
export class ImportDecision {
  @Field(() => ImportWordFieldEnum, { description: 'The field in whose column the word is.' })
  field!: ImportWordField;

  @Field(() => String, {
    description: 'The word, 1 to 200 characters; letter case and repeated blanks make no difference.',
  })
  word!: string;

  @Field(() => String, {
    description:
      'A value of `ContactStatus`, a value of `MarketingConsent`, a source of at most 60 characters, or the id of a member of staff. Blank if the word stands for nothing; a source is then the word itself.',
  })
  value!: string;
}

@InputType('ContactImportSplitInput', { description: 'How one full name is split.' })
@ObjectType('ContactImportSplit', { simpleResolvers: true, description: 'How one full name is split.' })
export class ImportSplit {
  @Field(() => String, { description: 'The name as it is in the file, at most 400 characters.' })
  name!: string;

  @Field(() => Int, {
    description: 'How many words are the first name, from 0; the others are the last name.',
  })
  firstWords!: number;
}

@InputType({ description: 'How the rows of a file are read.' })
export class ContactImportOptionsInput {
  @Field(() => ImportDuplicatesEnum, { nullable: true, description: '`update` if missing.' })
  duplicates?: ImportDuplicates | null;

  @Field(() => NameSplitEnum, { nullable: true, description: '`guess` if missing.' })
  names?: NameSplit | null;

  @Field(() => [ImportSplit], {
    nullable: true,
    description: 'Single names that are split otherwise, at most 1,000.',
  })
  splits?: ImportSplit[] | null;

  @Field(() => [ImportDecision], {
    nullable: true,
    description:
      'What words stand for, at most 600. Others are guessed; a status that cannot be guessed makes a new contact a prospect and leaves a known one as it is, and a source stays as it is written.',
  })
  words?: ImportDecision[] | null;
}
