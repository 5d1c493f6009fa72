import { Module } from '@nestjs/common';
import { QuotationCartController } from './quotation-cart.controller';
import { QuotationCartService } from './quotation-cart.service';

@Module({ controllers: [QuotationCartController], providers: [QuotationCartService] })
export class QuotationCartModule {}
