module taskcore

go 1.19
