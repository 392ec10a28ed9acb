import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow, Public } from '../../../platform/access/access-directives.ts';
import { fieldText, searchOf } from '../../../platform/api-docs/field-descriptions.ts';
import type { Context } from '../../../platform/context.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';
import { DesignPriceType, type DesignPrice } from '../prices/price.api.ts';
import { homeViewOf, type DesignHomeView } from './design-home.ts';
import { designText } from './design-parts.types.ts';
import { DesignInput } from './design.inputs.ts';
import { DesignHomeType, DesignPage, DesignType, DesignVersionType, NewDesign } from './design.types.ts';
import type { DesignView } from './design-view.ts';
import { mailDesign } from './mails/mail-design.ts';
import { claimDesign, myDesigns, shareDesign } from './own-design.ts';
import {
  listDesigns,
  priceDesign,
  readDesignIfShared,
  versionsOfDesign,
  type DesignVersionView,
} from './read-design.ts';
import { copyDesign, createDesign, updateDesign, type MadeDesign } from './save-design.ts';

const byKey = 'Needs the right to change it: its key as `X-Design-Key`, or an account that owns it.';

@Resolver(() => DesignType)
export class DesignResolver {
  @Public()
  @Query(() => DesignType, {
    nullable: true,
    description:
      'A design by its code; null if there is none, or it is not shared. Many unknown codes are refused with `TOO_MANY_REQUESTS`.',
  })
  design(
    @Ctx() context: Context,
    @Arg('code', () => String, { description: designText.code }) code: string,
  ): Promise<DesignView | null> {
    return readDesignIfShared(context, code);
  }

  @Public()
  @Query(() => DesignPriceType, { description: 'What a design costs today, line by line.' })
  designPrice(
    @Ctx() context: Context,
    @Arg('code', () => String, { description: designText.code }) code: string,
    @Arg('version', () => Int, {
      nullable: true,
      description:
        'Which version; the newest if omitted. Older ones are there only for whoever may change the design.',
    })
    version?: number | null,
  ): Promise<DesignPrice> {
    return priceDesign(context, code, version);
  }

  @Allow('design:own')
  @MaxItems(100)
  @Query(() => [DesignType], {
    description: 'The designs that the viewer owns or co-owns, the newest change first.',
  })
  myDesigns(@Ctx() context: Context): Promise<DesignView[]> {
    return myDesigns(context);
  }

  @Allow('design:list')
  @Query(() => DesignPage, { description: 'The designs of all buyers, the newest change first.' })
  designs(
    @Ctx() context: Context,
    @Arg('page', () => Int, { nullable: true, description: fieldText.page }) page?: number,
    @Arg('search', () => String, {
      nullable: true,
      description: searchOf('the name, the code, the home, or the contact'),
    })
    search?: string,
    @Arg('home', () => String, {
      nullable: true,
      description: 'Only designs of this home: its slug, or the code of a generated plan.',
    })
    home?: string,
    @Arg('roof', () => String, { nullable: true, description: 'Only designs with this roof.' }) roof?: string,
    @Arg('siding', () => String, { nullable: true, description: 'Only designs with this siding.' })
    siding?: string,
  ): ReturnType<typeof listDesigns> {
    return listDesigns(context, { page, search, home, roof, siding });
  }

  @FieldResolver(() => DesignHomeType, { nullable: true, description: 'The home. Null until one is chosen.' })
  home(@Ctx() context: Context, @Root() design: DesignView): Promise<DesignHomeView | null> {
    return homeViewOf(context, design);
  }

  @MaxItems(200)
  @FieldResolver(() => [DesignVersionType], {
    description: 'Its versions, the newest first; none for whoever may not change it.',
  })
  versions(@Ctx() context: Context, @Root() design: DesignView): Promise<DesignVersionView[]> {
    return versionsOfDesign(context, design);
  }

  @Public()
  @Mutation(() => NewDesign, {
    description: 'Makes a design; no account is needed. The key that changes it is answered only now.',
  })
  createDesign(
    @Ctx() context: Context,
    @Arg('input', () => DesignInput) input: DesignInput,
  ): Promise<MadeDesign> {
    return createDesign(context, input);
  }

  @Public()
  @Mutation(() => DesignType, {
    description: `Changes a design: fields left out stay, null takes away. ${byKey} \`CONFLICT\` if the given version is not the newest.`,
  })
  updateDesign(
    @Ctx() context: Context,
    @Arg('code', () => String, { description: designText.code }) code: string,
    @Arg('input', () => DesignInput) input: DesignInput,
    @Arg('version', () => Int, {
      nullable: true,
      description: 'The version that was read; if omitted, the change goes on top of the newest.',
    })
    version?: number | null,
  ): Promise<DesignView> {
    return updateDesign(context, code, input, version);
  }

  @Public()
  @Mutation(() => NewDesign, {
    description:
      'Makes a design of one’s own from another, without its name, address and ZIP code, and without county and claims of one that the caller may not change.',
  })
  copyDesign(
    @Ctx() context: Context,
    @Arg('code', () => String, { description: designText.code }) code: string,
  ): Promise<MadeDesign> {
    return copyDesign(context, code);
  }

  @Public()
  @Mutation(() => Boolean, {
    description: `Mails a link that opens and changes a design. ${byKey} If an account owns it, accounts that open the link become co-owners. After five mails to an address in an hour, further designs come together in one within ten minutes; the sixth of one sender is refused with \`TOO_MANY_REQUESTS\`.`,
  })
  mailDesign(
    @Ctx() context: Context,
    @Arg('code', () => String, { description: designText.code }) code: string,
    @Arg('email', () => String, { description: 'One e-mail address.' }) email: string,
  ): Promise<boolean> {
    return mailDesign(context, code, email);
  }

  @Allow('design:own')
  @Mutation(() => DesignType, {
    description:
      'Makes a design the viewer’s own: the first who claims it owns it, and its key alone changes it no longer. `CONFLICT` if another account owns it; a link that its owner mailed makes the viewer a co-owner.',
  })
  claimDesign(
    @Ctx() context: Context,
    @Arg('code', () => String, { description: designText.code }) code: string,
    @Arg('editKey', () => String, { description: 'The key of the design, or the one from a mailed link.' })
    editKey: string,
  ): Promise<DesignView> {
    return claimDesign(context, code, editKey);
  }

  @Public()
  @Mutation(() => DesignType, { description: `Opens or closes the way to a design by its code. ${byKey}` })
  shareDesign(
    @Ctx() context: Context,
    @Arg('code', () => String, { description: designText.code }) code: string,
    @Arg('shared', () => Boolean, { description: 'Whether its code shows it.' }) shared: boolean,
  ): Promise<DesignView> {
    return shareDesign(context, code, shared);
  }
}
