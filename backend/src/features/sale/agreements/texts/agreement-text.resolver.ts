import { textKeys, type TextKey } from '@hearthline/rules/sale/agreements/agreement-parts.ts';
import { warrantyKeys } from '@hearthline/rules/sale/agreements/warranties.ts';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../../platform/access/access-directives.ts';
import { fieldText } from '../../../../platform/api-docs/field-descriptions.ts';
import type { Context } from '../../../../platform/context.ts';
import { MaxItems } from '../../../../platform/graphql/list-size-limit.ts';
import type { TextRecord } from '../agreement.queries.ts';
import { listAgreementTexts, updateAgreementText } from './agreement-texts.ts';
import { listWarranties } from '../warranties/warranty-files.ts';
import { AgreementTextType, TextKeyEnum, WarrantyFileType } from '../agreement.types.ts';

@Resolver()
export class AgreementTextResolver {
  @Allow('agreement:edit-texts')
  @MaxItems(textKeys.length)
  @Query(() => [AgreementTextType], {
    description:
      'The texts that agreements are made of, in the order of an agreement. Samples: the seller’s lawyer decides.',
  })
  agreementTexts(@Ctx() context: Context): Promise<TextRecord[]> {
    return listAgreementTexts(context);
  }

  @Allow('agreement:edit-texts')
  @MaxItems(warrantyKeys.length)
  @Query(() => [WarrantyFileType], {
    description: 'The warranties that agreements are sent with from now on; samples until there are others.',
  })
  warrantyFiles(@Ctx() context: Context): ReturnType<typeof listWarranties> {
    return listWarranties(context);
  }

  @Allow('agreement:edit-texts')
  @Mutation(() => AgreementTextType, {
    description:
      'Adds a version of a text. Agreements that were made before keep theirs. `CONFLICT` if somebody was faster.',
  })
  updateAgreementText(
    @Ctx() context: Context,
    @Arg('key', () => TextKeyEnum, { description: 'The part.' }) key: TextKey,
    @Arg('version', () => Int, { description: fieldText.readVersion }) version: number,
    @Arg('body', () => String, {
      description:
        'The text, at most 20,000 characters. Blank lines divide paragraphs; `- ` begins an item, `## ` a heading.',
    })
    body: string,
  ): Promise<TextRecord> {
    return updateAgreementText(context, { key, version, body });
  }
}
